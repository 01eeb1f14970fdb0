-- An issue of the newsletter is mails of the outbox, one for each reader, in place of a second outbox. A landed migration is never changed.

-- What tells the owner how an issue is had the name that its mails get.
update mail set kind = 'issue-notice', key = 'issue-notice/' || substr(key, length('issue/') + 1) where kind = 'issue';

alter table mail
  -- Of a mail of the kind `issue`: its key is `issue/<id>`, and the id, which tells nothing of the reader, stands in its Message-ID.
  add column issue text references newsletter_issue on delete cascade,
  -- Empty once the reader is erased: the row then holds nothing personal and still counts.
  add column reader_id uuid references subscription on delete set null;

insert into mail (key, kind, issue, reader_id, created_at, due_at, expires_at, tries, claimed_until, ended_at, outcome, reason)
select 'issue/' || reader.id, 'issue', issue, subscription_id, started_at, due_at, started_at + interval '90 days', tries,
  case when reader.state = 'claimed' then claimed_at + interval '1 minute' end, ended_at,
  case reader.state when 'uncertain' then 'unknown' when 'sent' then 'sent' when 'refused' then 'refused' when 'skipped' then 'skipped' end,
  reason
from issue_reader as reader join newsletter_issue on slug = issue order by due_at, reader.id;
drop table issue_reader;

-- A mail of an issue has its own time in place of a count of each minute.
alter table newsletter_issue drop column minute, drop column used;

create unique index mail_issue_reader on mail (issue, reader_id);
create index mail_reader on mail (reader_id) where reader_id is not null;
