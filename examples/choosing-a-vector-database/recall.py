"""Share of the truly nearest passages that the vector index finds, for one tenant."""

# region recall
import psycopg

NEAREST = """
    SELECT id FROM chunk WHERE tenant_id = %(tenant)s
    ORDER BY embedding <=> %(query)s::halfvec LIMIT %(k)s
"""
EXACT = {"enable_indexscan": "off", "enable_seqscan": "on", "enable_bitmapscan": "on", "enable_sort": "on"}
# Forces the vector index: left alone, the planner may take the tenant's index, which is exact and needs no test.
FAST = {
    "enable_indexscan": "on", "enable_seqscan": "off", "enable_bitmapscan": "off", "enable_sort": "off",
    "hnsw.iterative_scan": "strict_order", "hnsw.ef_search": "100",
}  # fmt: skip


def top(conn, settings, params, index=""):
    with conn.transaction():
        for name, value in settings.items():
            conn.execute("SELECT set_config(%s, %s, true)", (name, value))
        plan = "\n".join(row[0] for row in conn.execute("EXPLAIN " + NEAREST, params))
        if index not in plan:
            raise ValueError(f"the plan does not use {index}:\n{plan}")
        return {row[0] for row in conn.execute(NEAREST, params)}


def recall(conn: psycopg.Connection, tenant: int, queries: list[str], k: int = 10) -> float:
    if not conn.autocommit:  # else the settings of the exact search stay on for the fast one
        raise ValueError("connect with autocommit=True")
    found = wanted = 0
    for query in queries:  # each a literal such as "[0.12,-0.03,0.4]"
        params = {"tenant": tenant, "query": query, "k": k}
        truth = top(conn, EXACT, params)
        found += len(truth & top(conn, FAST, params, index="chunk_embedding"))
        wanted += len(truth)
    return found / wanted
# endregion
