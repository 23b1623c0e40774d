"""Set-up for all tests: repeatable chance, no deadlines, and only known statements in marks.

A test that marks an unknown statement is not collected.
"""

from __future__ import annotations

import secrets
from collections.abc import Generator
from random import Random

import pytest
from hypothesis import HealthCheck, settings

from tests.rule_pages import known_ids

# On a busy machine a slow test is not a failure.
settings.register_profile("patient", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("patient")


@pytest.fixture(autouse=True)
def repeatable_chance(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Give games without a seed the same dice each time."""
    chance = Random(request.node.nodeid)
    monkeypatch.setattr(secrets, "randbits", chance.getrandbits)
    monkeypatch.setattr(secrets, "randbelow", chance.randrange)


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report(
    collector: pytest.Collector,
) -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    """Fail the collection of a file or class whose tests mark ids that the documents lack."""
    report = yield
    tests = [node for node in report.result or () if isinstance(node, pytest.Item)]
    unknown = [
        f"{test.nodeid} marks {given!r}, which is no statement (rules.md), worked example"
        " (vectors.md) or ruling (rulings.md) in docs/ or docs/district/"
        for test in tests
        for mark in test.iter_markers("rule")
        for given in mark.args
        if given not in known_ids()
    ]
    if unknown:
        report.outcome = "failed"
        report.longrepr = "\n".join(unknown)
        report.result = []
    return report
