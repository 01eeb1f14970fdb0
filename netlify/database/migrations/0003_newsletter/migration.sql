-- Issues of the newsletter that were sent or are being sent, and what became of each reader. A landed migration is never changed.

create table newsletter_issue (
  slug text primary key,
  -- What the contents stand for: content/newsletter/<slug>.
  state text not null default 'started' check (state in ('started', 'paused', 'finished')),
  -- Subject, HTML, text and their hash, by language. Frozen when sending starts, so that a deploy in between changes no mail.
  content jsonb not null,
  started_at timestamptz not null default now(),
  -- Results since then decide whether so many addresses refuse that sending pauses.
  resumed_at timestamptz not null default now(),
  paused_at timestamptz,
  -- Empty where the owner stopped it.
  paused_because text,
  finished_at timestamptz,
  -- Counts what the owner was told, so that each mail about it has a key of its own.
  notices integer not null default 0,
  -- How many mails were begun in which minute.
  minute timestamptz,
  used integer not null default 0,
  -- Readers by state, once their rows are erased.
  counts jsonb
);
-- Only one is under way, so that stopping needs no name.
create unique index newsletter_issue_active on newsletter_issue ((true)) where state <> 'finished';

-- One row for each reader of an issue: a claim, an outcome. What is `uncertain` may be delivered or not, and no job sends it again.
create table issue_reader (
  -- Stands in the mail's Message-ID, so that a bounce can be traced, and tells nothing of the reader.
  id uuid primary key default gen_random_uuid(),
  issue text not null references newsletter_issue on delete cascade,
  -- Empty once the reader is erased: the row then holds nothing personal and still counts.
  subscription_id uuid references subscription on delete set null,
  state text not null default 'waiting'
    check (state in ('waiting', 'claimed', 'sent', 'refused', 'skipped', 'deferred', 'uncertain')),
  tries integer not null default 0,
  due_at timestamptz not null default now(),
  claimed_at timestamptz,
  ended_at timestamptz,
  -- Codes of the mail server, or why nothing was sent.
  reason text,
  unique (issue, subscription_id)
);
create index issue_reader_due on issue_reader (issue, due_at) where state in ('waiting', 'deferred');
create index issue_reader_ended on issue_reader (issue, ended_at) where ended_at is not null;
create index issue_reader_subscription on issue_reader (subscription_id);

-- An address that cannot be reached is not written to again; only a wish that is confirmed later lifts it.
alter table subscription add column suppressed_at timestamptz, add column suppressed_because text;
