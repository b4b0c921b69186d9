"""What `make renew` shows, and what it leaves alone."""

import io

from PIL import Image

from tests.renew import changes, files


def png(*spots: tuple[int, int]) -> bytes:
    picture = Image.new("RGB", (100, 100), "white")
    for spot in spots:
        picture.putpixel(spot, (0, 0, 0))
    written = io.BytesIO()
    picture.save(written, "PNG")
    return written.getvalue()


def test_a_picture_that_looks_the_same_keeps_its_file(tmp_path):
    (tmp_path / "board.png").write_bytes(png())
    before = files(tmp_path)
    (tmp_path / "board.png").write_bytes(png((3, 3)))
    assert [*changes(before, files(tmp_path))] == []
    assert files(tmp_path) == before


def test_what_changed_is_shown(tmp_path):
    (tmp_path / "board.png").write_bytes(png())
    (tmp_path / "board.txt").write_text("Two tiles are flooded.\nIt is Ana's turn.\n")
    before = files(tmp_path)
    (tmp_path / "board.png").write_bytes(png(*((x, y) for x in range(30) for y in range(5))))
    (tmp_path / "board.txt").write_text("Three tiles are flooded.\nIt is Ana's turn.\n")
    (tmp_path / "end.txt").write_text("The island has won.\n")
    shown = [*changes(before, files(tmp_path))]
    assert shown[0] == "board.png: looks different"
    assert "-Two tiles are flooded." in shown[1]
    assert "+Three tiles are flooded." in shown[1]
    assert "Ana" not in shown[1]
    assert shown[2] == "end.txt: new"
