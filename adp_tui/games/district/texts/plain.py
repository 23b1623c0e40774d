"""The position of District Commander in sentences, for plain mode."""

from __future__ import annotations


def sentence(text: str) -> str:
    """Return a text as a sentence."""
    return f"{text}."


def options(told: str) -> str:
    """Return the options that a game is played with."""
    return f"Options: {told}."


def goal(limit: int, turns: int) -> str:
    """Return what wins, and when the game ends."""
    return f"{limit} VP win; turn {turns} is the last."


def points(side: str, tp: int, tp_max: int, vp: int, strategy: str) -> str:
    """Return the points of a side, and its Strategy."""
    return f"{side}: TP {tp} of {tp_max}, VP {vp}, Strategy {strategy}."


def with_hand(told: str, hand: str) -> str:
    """Return what a side has, with its hand."""
    return f"{told} Hand: {hand}."


def points_alone(side: str, tp: int, tp_max: int) -> str:
    """Return what is open about a side."""
    return f"{side}: TP {tp} of {tp_max}; VP, Strategy and hand are secret."


def counted_at_last(side: str, vp: int, strategy: str) -> str:
    """Return what is open about another side when the game is over."""
    return f"{side}: VP {vp}, Strategy {strategy}."


def nothing_known(side: str) -> str:
    """Return that all of a side is secret."""
    return f"{side}: TP, VP, Strategy and hand are secret."
