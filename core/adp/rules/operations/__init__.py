"""3.1 and 4.1 Operations in general: their spaces one by one, a Special Activity among them."""

from core.adp.rules.operations.declaration import (
    carry_out,
    execute,
    why_not_begin,
    why_not_declare,
)
from core.adp.rules.operations.execution import Execution
from core.adp.rules.operations.lookahead import OPERATION_IMPOSSIBLE
from core.adp.rules.operations.operation import Operation, Special, possible_there
from core.adp.rules.operations.terms import (
    CANNOT_PAY,
    FREE,
    FULL,
    NOT_NAMED,
    SpaceTest,
    Terms,
    can_pay,
    somewhere,
)

__all__ = [
    "CANNOT_PAY",
    "FREE",
    "FULL",
    "NOT_NAMED",
    "OPERATION_IMPOSSIBLE",
    "Execution",
    "Operation",
    "SpaceTest",
    "Special",
    "Terms",
    "can_pay",
    "carry_out",
    "execute",
    "possible_there",
    "somewhere",
    "why_not_begin",
    "why_not_declare",
]
