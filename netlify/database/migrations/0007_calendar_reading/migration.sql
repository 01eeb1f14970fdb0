-- A reading of a calendar that ends the process tells nobody: its start stands here until it ends. A landed migration is never
-- changed.
alter table calendar_feed
  add column started_at timestamptz,
  -- How often reading failed since it last succeeded: the next try waits for longer.
  add column failures smallint not null default 0;
