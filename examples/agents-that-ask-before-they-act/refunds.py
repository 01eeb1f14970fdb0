"""Decisions about money: no model, no library."""

# region refunds
LIMIT = 20_000  # cents
ORDERS = {"A-17": {"paid": 12_900, "refunded": 0}}
refunded: dict[str, str] = {}  # result by request; in production a table with a unique key


def refund(request_id: str, order_id: str, cents: int) -> str:
    if request_id in refunded:  # the same yes again: the old result, no second payment
        return refunded[request_id]
    order = ORDERS.get(order_id)
    if not order or not 0 < cents <= min(LIMIT, order["paid"] - order["refunded"]):
        return "Refused: no such order, or outside the limit, or already refunded"
    order["refunded"] += cents
    refunded[request_id] = f"Refunded {cents / 100:.2f} EUR for {order_id}"
    return refunded[request_id]
# endregion
