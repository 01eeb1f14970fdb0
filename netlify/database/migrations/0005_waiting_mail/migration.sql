-- Above its hourly ceiling the owner's mail waits: what stands in a summary that was not sent yet is mailed by itself. A landed
-- migration is never changed.
update mail set ended_at = null, outcome = null, reason = null, due_at = now()
  where outcome = 'summarized' and reason in (select key from mail where kind = 'summary' and ended_at is null);
delete from mail where kind = 'summary' and ended_at is null;

-- Whether the owner has answered stands in the owner's mail program.
alter table lead drop column answered_at;
