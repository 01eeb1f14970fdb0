-- Appointments, and what is known of the owner's calendar. A landed migration is never changed.

-- A request that is held until the visitor confirms it from the inbox, and what becomes of it.
create table booking (
  id uuid primary key,
  -- `quarantined` looks like spam and holds no time.
  state text not null check (state in ('held', 'confirmed', 'cancelled', 'lapsed', 'quarantined')),
  -- Grows with each change of the appointment: the SEQUENCE of its event.
  revision integer not null default 0,
  kind text not null,
  place text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- With the time that stays free before and after it.
  clear_from timestamptz not null,
  clear_until timestamptz not null,
  -- The date of its start where the owner is, and which of that day's appointments it is.
  day date not null,
  slot smallint not null,
  -- Until when an unconfirmed request holds its time.
  held_until timestamptz,
  -- Earlier times of a moved appointment, with which it may still stand in calendars: [[start, end], …].
  former jsonb not null default '[]',
  name text not null,
  email text not null,
  -- The e-mail address in its one spelling (functions/shared/addresses.ts), by which a person is found.
  address text not null,
  company text,
  notes text,
  locale text not null,
  -- The visitor's time zone, by its IANA name.
  zone text not null,
  notice_version text,
  held_because text[],
  requested_at timestamptz not null default now(),
  confirmed_at timestamptz,
  -- The last change: who made it, and the words that go with it.
  changed_at timestamptz not null default now(),
  changed_by text not null default 'visitor' check (changed_by in ('visitor', 'owner')),
  reason text,
  cancelled_at timestamptz,
  no_show_at timestamptz,
  expires_on date not null,
  check (clear_from <= starts_at and starts_at < ends_at and ends_at <= clear_until),
  -- Between two appointments lies the longer of the time after the first and the time before the second, not their sum: so the
  -- times before must meet no appointment, and the times after none, while the one may meet the other.
  constraint booking_before exclude using gist (tstzrange(clear_from, ends_at) with &&)
    where (state in ('held', 'confirmed')),
  constraint booking_after exclude using gist (tstzrange(starts_at, clear_until) with &&)
    where (state in ('held', 'confirmed'))
);
-- Two who count a day's appointments at the same moment take the same number, so that one of them counts again.
create unique index booking_slot on booking (day, slot) where state in ('held', 'confirmed');
create index booking_held on booking (held_until) where state = 'held';
create index booking_starts on booking (starts_at);
create index booking_address on booking (address);
create index booking_expires on booking (expires_on);

alter table mail add column booking_id uuid references booking on delete cascade;
create index mail_booking on mail (booking_id);

-- What was last read of each calendar of the owner's: neither titles nor its address, which is secret.
create table calendar_feed (
  -- A hash of its address.
  feed text primary key,
  -- When the reading began that brought what stands here; empty while none succeeded.
  fetched_at timestamptz,
  etag text,
  -- functions/booking/calendar-feeds.ts has its shape.
  snapshot jsonb,
  -- Of the last reading, where it failed.
  failed_at timestamptz,
  failure text
);
