"""Tools of an assistant that may read the orders of the person who is logged in, and nothing else."""

# region tools
import sqlite3
from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True)
class Session:
    """Comes from your login. The model never sees or sets it."""

    customer_id: str
    scopes: frozenset[str]


def tools_for(session: Session, db: sqlite3.Connection) -> list[Callable[..., dict]]:
    def read_order(order_id: str) -> dict:
        """Look up one of the customer's own orders."""
        row = db.execute(
            "SELECT id, status, total FROM orders WHERE id = ? AND customer_id = ?",
            (order_id, session.customer_id),
        ).fetchone()
        if row is None:
            return {"error": "no such order"}
        return {"id": row[0], "status": row[1], "total": row[2]}

    return [read_order] if "orders:read" in session.scopes else []
# endregion
