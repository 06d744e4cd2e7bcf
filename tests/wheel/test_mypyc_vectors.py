"""Tests of the correction of mypyc's C code for vectors."""

from pathlib import Path

import pytest

from scripts import mypyc_vectors
from scripts.mypyc_vectors import corrected

PASSED = b"    arg_row = VecI64Api.unbox(obj_row);\n    if (VEC_IS_ERROR(arg_row)) {\n"
SET = b"tmp = VecTApi.unbox(value, (size_t)&PyUnicode_Type);\nVEC_T_INCREF(tmp);\n"
OWNED = b"cpy_r_r4 = VecI64Api.unbox(cpy_r_r3);\n"
OTHER = b"arg_n = CPyLong_AsInt64(obj_n);\n"


def test_arguments_and_new_values_of_attributes_are_borrowed() -> None:
    assert corrected(PASSED).splitlines() == [
        b"    arg_row = VecI64Api.unbox(obj_row); VEC_I64_DECREF(arg_row);",
        b"    if (VEC_IS_ERROR(arg_row)) {",
    ]
    assert b"unbox(value, (size_t)&PyUnicode_Type); VEC_T_DECREF(tmp);\n" in corrected(SET)


@pytest.mark.parametrize("code", [OWNED, OTHER])
def test_other_code_stays_as_it_is(code: bytes) -> None:
    assert corrected(code) == code


def test_files_of_other_versions_of_mypyc_stay_as_they_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "module.c"
    path.write_bytes(PASSED)

    monkeypatch.setattr(mypyc_vectors, "CORRECTED", "0.1")
    mypyc_vectors.correct([str(path)])
    assert path.read_bytes() == PASSED

    monkeypatch.undo()
    mypyc_vectors.correct([str(path)])
    assert path.read_bytes() == corrected(PASSED)
