-- After its time a mail of an issue loses its reader and stays, so that an issue is counted by its mails for ever. A landed migration is
-- never changed.

-- An issue whose mails were erased has its counts alone: it gets as many mails without a reader.
delete from mail where issue in (select slug from newsletter_issue where counts is not null);
insert into mail (key, kind, issue, created_at, expires_at, ended_at, outcome)
select 'issue/' || gen_random_uuid(), 'issue', slug, started_at, started_at + interval '90 days', coalesce(finished_at, started_at), results.outcome
from newsletter_issue
  cross join (values ('sent', 'sent'), ('refused', 'refused'), ('skipped', 'skipped'), ('uncertain', 'unknown')) as results (name, outcome)
  cross join generate_series(1, (counts ->> name)::int)
where counts is not null;
alter table newsletter_issue drop column counts;
