import sys
import unittest
from contextlib import nullcontext
from pathlib import Path
from types import ModuleType, SimpleNamespace

try:
    import psycopg  # noqa: F401
except ImportError:
    sys.modules["psycopg"] = ModuleType("psycopg")
    sys.modules["psycopg"].Connection = object

from recall import recall


def connect(fast: list[int], plan: str = "Index Scan using chunk_embedding", autocommit: bool = True):
    """A database whose exact search gives the rows 1 to 4."""
    state: dict[str, str] = {}

    def execute(sql: str, params: object) -> list[tuple]:
        if "set_config" in sql:
            state.update([params])
            return []
        is_fast = state["enable_seqscan"] == "off"
        if sql.startswith("EXPLAIN"):
            return [("Limit",), (f"  ->  {plan if is_fast else 'Sort'}",)]
        return [(row,) for row in (fast if is_fast else [1, 2, 3, 4])]

    return SimpleNamespace(autocommit=autocommit, transaction=nullcontext, execute=execute)


class Recall(unittest.TestCase):
    def test_recall_is_the_share_of_the_nearest_that_the_index_found(self) -> None:
        self.assertEqual(recall(connect([1, 2, 3, 9]), 1, ["[1]", "[2]"], k=4), 0.75)

    def test_a_plan_without_the_vector_index_is_refused(self) -> None:
        with self.assertRaisesRegex(ValueError, "does not use chunk_embedding"):
            recall(connect([1, 2, 3, 4], plan="Bitmap Index Scan on chunk_tenant_id_idx"), 1, ["[1]"])

    def test_an_open_transaction_is_refused(self) -> None:
        with self.assertRaisesRegex(ValueError, "autocommit"):
            recall(connect([1], autocommit=False), 1, ["[1]"])

    def test_the_schema_names_the_index_that_is_asked_for(self) -> None:
        self.assertIn("INDEX chunk_embedding ON chunk USING hnsw", Path("schema.sql").read_text(encoding="utf-8"))


if __name__ == "__main__":
    unittest.main()
