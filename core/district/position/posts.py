"""5.3 The header line for a Deployment under way: `guards-1=orrin-town:1/d x7=riverside:2~`."""

from __future__ import annotations

import re
from typing import Final

from msgspec.structs import replace

from core.district.model.board import DistrictBoard, Post
from core.district.position.course import read_area
from core.district.position.header import DistrictHeader
from core.kernel.notation import TextWords, Word, list_text, listed_words

_POST: Final = re.compile(
    r"(?P<area>[a-z-]+)(?::(?P<group>[0-9]{1,2}))?(?P<dispersed>/d)?(?P<underground>~)?"
)
_SUCH_AS: Final = "an Area, perhaps with a stack, /d or ~, such as riverside:2~"


def _write_posts(board: DistrictBoard) -> str:
    return list_text([f"{name}={_post_text(post)}" for name, post in board.posts.items()])


def _post_text(post: Post) -> str:
    group = f":{post.group}" if post.group else ""
    return f"{post.area}{group}{'/d' * post.dispersed}{'~' * post.underground}"


def _read_posts(board: DistrictBoard, words: TextWords) -> DistrictBoard:
    posts: dict[str, Post] = {}
    for word in listed_words(words):
        name, place = word.cut("=", "a unit and its place, such as x7=riverside:2~")
        if name.text not in board.units:
            raise name.unlike("a unit", board.units)
        if name.text in posts:
            raise name.repeated("on this line")
        posts[name.text] = _read_post(board, place)
    return replace(board, posts={name: posts[name] for name in board.units if name in posts})


def _read_post(board: DistrictBoard, place: Word) -> Post:
    found = _POST.fullmatch(place.text)
    if found is None:
        raise place.unlike(_SUCH_AS)
    return Post(
        read_area(board, Word(found["area"], place.column)),
        int(found["group"] or 0),
        dispersed=found["dispersed"] is not None,
        underground=found["underground"] is not None,
    )


POSTS: Final = DistrictHeader("posts", _write_posts, _read_posts)
