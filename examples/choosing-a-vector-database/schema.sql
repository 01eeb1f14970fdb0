CREATE EXTENSION IF NOT EXISTS vector;

CREATE TABLE chunk (
  id        bigint PRIMARY KEY,
  tenant_id int    NOT NULL,
  body      text   NOT NULL,
  embedding halfvec(1024) NOT NULL
);

CREATE INDEX ON chunk (tenant_id);
CREATE INDEX chunk_embedding ON chunk USING hnsw (embedding halfvec_cosine_ops);
