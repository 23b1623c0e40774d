"""3.1 and 4.1 Operations in general: their spaces one by one, a Special Activity among them."""

from core.adp.rules.operations.execution import (
    CANNOT_PAY,
    FREE,
    FULL,
    NOT_NAMED,
    OPERATION_IMPOSSIBLE,
    Definition,
    Execution,
    SpaceTest,
    Special,
    Terms,
    as_operation,
    can_pay,
    carry_out,
    possible_there,
    somewhere,
)

__all__ = [
    "CANNOT_PAY",
    "FREE",
    "FULL",
    "NOT_NAMED",
    "OPERATION_IMPOSSIBLE",
    "Definition",
    "Execution",
    "SpaceTest",
    "Special",
    "Terms",
    "as_operation",
    "can_pay",
    "carry_out",
    "possible_there",
    "somewhere",
]
