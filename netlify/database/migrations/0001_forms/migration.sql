-- What the forms bring in, the mails that are due for it, and what was spent. A landed migration is never changed.

-- A message of the contact form. A held one looks like spam: it is mailed only once the owner releases it.
create table lead (
  id uuid primary key,
  received_at timestamptz not null default now(),
  expires_on date not null,
  locale text not null,
  name text not null,
  email text not null,
  -- The e-mail address in its one spelling (functions/shared/addresses.ts), by which a person is found.
  address text not null,
  message text not null,
  -- The other fields of the form: content/contact-fields.ts.
  details jsonb not null,
  notice_version text,
  held_because text[],
  released_at timestamptz,
  answered_at timestamptz
);
create index lead_expires on lead (expires_on);
create index lead_address on lead (address);
create index lead_received on lead (received_at desc);

-- A request to subscribe: with `confirmed_at` it is the proof of consent. Its id stands in links, never the address.
create table subscription (
  id uuid primary key,
  address text not null,
  -- Counts the requests of an address, so that of two at the same moment one is refused.
  number integer not null,
  email text not null,
  locale text not null,
  consent_version text not null,
  requested_at timestamptz not null default now(),
  confirmed_at timestamptz,
  left_at timestamptz,
  held_because text[],
  -- Empty while the subscription lasts.
  expires_on date,
  unique (address, number)
);
create index subscription_expires on subscription (expires_on);

-- The words that a version of a consent or a privacy notice stands for.
create table consent_text (
  kind text,
  version text,
  locale text,
  words text not null,
  first_used_at timestamptz not null default now(),
  primary key (kind, version, locale)
);

-- The outbox. A mail is sent by whoever claims it; a claim that lapses without an outcome is one that crashed.
create table mail (
  id bigint generated always as identity primary key,
  -- What must not exist twice, such as `receipt/<address>/<day>`.
  key text not null unique,
  kind text not null,
  lead_id uuid references lead on delete cascade,
  subscription_id uuid references subscription on delete cascade,
  created_at timestamptz not null default now(),
  due_at timestamptz not null default now(),
  expires_at timestamptz not null,
  tries integer not null default 0,
  -- Claims that crashed, and sendings whose result is unknown: each may be a copy that was delivered.
  doubts integer not null default 0,
  claimed_until timestamptz,
  ended_at timestamptz,
  outcome text,
  reason text
);
create index mail_due on mail (due_at) where ended_at is null;
create index mail_lead on mail (lead_id);
create index mail_subscription on mail (subscription_id);
create index mail_ended on mail (ended_at) where ended_at is not null;

-- What has a ceiling, by day: one row, so that one statement can check both its day and its hour.
create table spending (
  what text,
  day date,
  used integer not null,
  hour smallint not null,
  used_this_hour integer not null,
  primary key (what, day)
);

-- The last run of each job, and how it ended.
create table heartbeat (
  job text primary key,
  ended_at timestamptz not null,
  result jsonb not null
);
