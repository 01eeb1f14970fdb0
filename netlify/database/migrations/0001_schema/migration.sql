-- The schema of the whole database. A deployed migration never changes: add another one beside it (CONTRIBUTING.md).
--
-- Columns that several tables have:
--   address     the e-mail address in one spelling (normalizeAddress in model/form-schemas.ts), by which a person is found
--   person      the mailbox behind the address (functions/shared/data/find-person.ts), by which limits count
--   domain      the domain behind the address, for limits too; empty if anybody gets a mailbox there
--   expires_on  the day after which functions/owner/erase-expired.ts deletes the row
--   notice_version, consent_version  which words stood beside the form (consent_text)

-- The database ends a statement one second after its caller gave up (five seconds, functions/shared/data/database.ts). The limit
-- belongs to the role because the pooler before the database refuses it as a parameter of a connection. A migration that needs
-- longer begins with `set local statement_timeout = 0`.
alter role current_user set statement_timeout = '6s';


-- Forms

-- Messages of the contact form, and requests of any form that look like spam.
create table lead (
  id uuid primary key,
  received_at timestamptz not null default now(),
  expires_on date not null,
  locale text not null,
  name text not null,
  email text not null,
  address text not null,
  person text not null default '',
  message text not null,
  -- The other fields of the form (model/kinds/contact-fields.ts).
  details jsonb not null,
  notice_version text,
  -- Why it looks like spam. It is mailed only after the owner releases it.
  held_because text[],
  released_at timestamptz,
  -- The desk lists a message until the owner marks it as answered.
  answered_at timestamptz
);
create index lead_expires on lead (expires_on);
create index lead_address on lead (address);
create index lead_received on lead (received_at desc);

-- The words of each version of a consent or privacy notice.
create table consent_text (
  kind text,
  version text,
  locale text,
  words text not null,
  primary key (kind, version, locale)
);


-- Newsletter

-- A request to subscribe. With `confirmed_at` it proves the consent. Links carry its id, never the address.
create table subscription (
  id uuid primary key,
  address text not null,
  -- Counts the requests of an address, so that the unique constraint refuses one of two at the same moment.
  number integer not null,
  person text not null default '',
  email text not null,
  locale text not null,
  consent_version text not null,
  requested_at timestamptz not null default now(),
  confirmed_at timestamptz,
  left_at timestamptz,
  -- Empty while the subscription lasts.
  expires_on date,
  -- The address cannot be reached. Nobody writes to it until a later request is confirmed.
  suppressed_at timestamptz,
  suppressed_because text,
  unique (address, number)
);
create index subscription_person on subscription (person);
create index subscription_expires on subscription (expires_on);

-- Issues that were sent or are being sent. Each copy for a reader is a row of `mail`.
create table newsletter_issue (
  -- Its folder in content/newsletter/.
  slug text primary key,
  state text not null default 'started' check (state in ('started', 'paused', 'finished')),
  -- Subject, HTML, text and their hash, by language. They are frozen when sending starts: a deploy must not change half of the copies.
  content jsonb not null,
  started_at timestamptz not null default now(),
  -- Only results since then decide whether so many addresses refuse the issue that it pauses.
  resumed_at timestamptz not null default now(),
  paused_at timestamptz,
  -- Empty if the owner paused it.
  paused_because text,
  finished_at timestamptz,
  -- Counts the mails to the owner about this issue, to give each its own key.
  notices integer not null default 0
);
-- At most one issue is unfinished, so the command that stops it needs no name.
create unique index newsletter_issue_active on newsletter_issue ((true)) where state <> 'finished';


-- Appointments

create table booking (
  id uuid primary key,
  -- `held` waits for its confirmation and keeps its time until `held_until`. `lapsed` waits too and keeps nothing.
  state text not null check (state in ('held', 'confirmed', 'cancelled', 'lapsed')),
  -- Grows with each change: the SEQUENCE of the calendar event, and part of the keys of its mails.
  revision integer not null default 0,
  kind text not null,
  place text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- The appointment with the free time before and after it.
  clear_from timestamptz not null,
  clear_until timestamptz not null,
  -- The date of its start in the owner's time zone.
  day date not null,
  held_until timestamptz,
  -- Earlier times of a moved appointment, which may still stand in calendars: [[start, end], …].
  former jsonb not null default '[]',
  name text not null,
  email text not null,
  address text not null,
  person text not null default '',
  domain text not null default '',
  company text,
  notes text,
  -- The link of a video call, if it has its own.
  video_link text,
  locale text not null,
  -- The visitor's time zone, by its IANA name.
  zone text not null,
  -- The visitor's browser has other clocks for that zone than the server.
  is_clock_doubtful boolean not null default false,
  notice_version text,
  requested_at timestamptz not null default now(),
  confirmed_at timestamptz,
  -- The visitor has confirmed it on a day with so many appointments that the owner decides.
  asked_at timestamptz,
  -- The last change: who made it, and the words to the other side.
  changed_at timestamptz not null default now(),
  changed_by text not null default 'visitor' check (changed_by in ('visitor', 'owner')),
  reason text,
  cancelled_at timestamptz,
  no_show_at timestamptz,
  expires_on date not null,
  check (clear_from <= starts_at and starts_at < ends_at and ends_at <= clear_until),
  -- Between two appointments lies the longer of the time after the first and the time before the second, not their sum. So the
  -- time before one must not meet another appointment, nor the time after it, but both of these times may overlap.
  constraint booking_before exclude using gist (tstzrange(clear_from, ends_at) with &&)
    where (state in ('held', 'confirmed')),
  constraint booking_after exclude using gist (tstzrange(starts_at, clear_until) with &&)
    where (state in ('held', 'confirmed'))
);
create index booking_held on booking (held_until) where state = 'held';
create index booking_day on booking (day) where state = 'confirmed';
create index booking_starts on booking (starts_at);
create index booking_address on booking (address);
create index booking_person on booking (person);
create index booking_domain on booking (domain) where domain <> '';
create index booking_expires on booking (expires_on);

-- Takes the lock of everybody who changes appointments, then counts what limits a request: live holds, whether this person has one,
-- the requests of the person in a day, the coming appointments of person and domain, and those of the day. The request itself does not
-- count. The function is volatile so that it sees what others committed while it waited for the lock; the calling statement does not.
create function take_booking_turn(asked_id uuid, asked_person text, asked_domain text, asked_day date)
  returns table (holds integer, has_hold boolean, asks integer, coming integer, of_domain integer, on_day integer)
  volatile language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('booking'));
  return query select
    (count(*) filter (where is_held))::integer,
    coalesce(bool_or(is_held and person = asked_person), false),
    (count(*) filter (where person = asked_person and requested_at > now() - interval '1 day'))::integer,
    (count(*) filter (where person = asked_person and is_coming))::integer,
    (count(*) filter (where domain = nullif(asked_domain, '') and is_coming))::integer,
    (count(*) filter (where day = asked_day and (is_held or state = 'confirmed')))::integer
  from (
    select booking.*, state = 'held' and held_until > now() as is_held,
      ends_at > now() and (state = 'confirmed' or (state <> 'cancelled' and asked_at is not null)) as is_coming from booking
    where id <> asked_id
      and (state = 'held' or person = asked_person or domain = nullif(asked_domain, '') or (state = 'confirmed' and day = asked_day))
  ) as others;
end $$;

-- The last reading of each calendar of the owner. It keeps no titles, and not the address of the calendar, which is secret.
create table calendar_feed (
  -- A hash of the address.
  feed text primary key,
  -- When a reading began that has not ended. A reading that crashes its process tells nobody, but leaves this.
  started_at timestamptz,
  -- When the reading began that brought the snapshot.
  fetched_at timestamptz,
  -- Its shape is `snapshotSchema` in functions/booking/read-calendar.ts.
  snapshot jsonb,
  failed_at timestamptz,
  failure text
);


-- Courses

-- A request for seats. The course itself is content.
create table seat (
  id uuid primary key,
  course text not null,
  -- `held` keeps its seats until `held_until`: after a request, or as an offer to somebody on the waiting list. Without that time it
  -- keeps nothing.
  state text not null check (state in ('held', 'waiting', 'confirmed', 'cancelled')),
  people smallint not null check (people between 1 and 5),
  held_until timestamptz,
  -- Since when it is on the waiting list. It stays set during an offer.
  waiting_since timestamptz,
  name text not null,
  email text not null,
  address text not null,
  person text not null default '',
  domain text not null default '',
  -- The names of all participants, if they were given.
  names text,
  -- A private person has the rights of a consumer; a company is known by what its invoice needs.
  buyer text not null default 'private' check (buyer in ('private', 'company')),
  company text,
  tax_id text,
  street text,
  postcode text,
  town text,
  country text,
  locale text not null,
  notice_version text,
  requested_at timestamptz not null default now(),
  confirmed_at timestamptz,
  -- The visitor has confirmed it on a day on which so many seats went that the owner decides. It keeps nothing.
  asked_at timestamptz,
  -- The contract, as the page showed it when the button was pressed (functions/courses/agreement.ts). No later content changes it.
  agreed jsonb,
  -- If it is not paid by then, it goes back.
  pay_by timestamptz,
  paid_at timestamptz,
  cancelled_at timestamptz,
  -- The owner's words to the visitor, if the owner cancelled it.
  reason text,
  -- Set if the seats were given back by withdrawing from the contract.
  withdrawn_at timestamptz,
  -- Grows with each change: part of the keys of its mails.
  revision integer not null default 0,
  -- The end of the course, copied here because the content may lose the course before the row expires.
  ends_at timestamptz not null,
  expires_on date not null
);
create index seat_course on seat (course, state);
create index seat_address on seat (address);
create index seat_person on seat (person);
create index seat_expires on seat (expires_on);

-- A person of a seat who was there, with the certificate and the questionnaire. It outlives the seat, because a company's papers are
-- kept for four years; then the names go, and the hours behind the code stay, so that a certificate can be verified for good.
create table attendee (
  code text primary key,
  course text not null,
  seat_id uuid references seat on delete set null,
  person smallint not null,
  name text not null,
  -- Of the seat, for erasing.
  address text not null,
  buyer text not null check (buyer in ('private', 'company')),
  locale text not null,
  -- The days on which the person was there.
  days jsonb not null,
  -- As it was handed out (functions/courses/attendance.ts). No later content changes it.
  certificate jsonb,
  answers jsonb,
  revoked_at timestamptz,
  revoked_reason text,
  expires_on date not null,
  unique (seat_id, person)
);
create index attendee_course on attendee (course);
create index attendee_address on attendee (address) where address <> '';

-- A mail to everybody in a course. The note with `cancels` also marks the course as cancelled.
create table course_note (
  id uuid primary key,
  course text not null,
  cancels boolean not null,
  subject text not null,
  text text not null,
  expires_on date not null
);
create unique index course_note_cancels on course_note (course) where cancels;

-- Takes the lock of everybody who changes seats of this course, then counts what limits a request: the seats that others have, those
-- of them that are only held, the first request on the waiting list that would fit, whether the course is cancelled, the requests of
-- the person in a day, the person's live ones for this course, and the people of the domain in it. It is volatile for the same reason
-- as take_booking_turn.
create function take_course_turn(asked_course text, all_seats integer, asked_id uuid, asked_person text, asked_domain text)
  returns table (taken integer, held integer, next uuid, is_cancelled boolean, asks integer, others integer, of_domain integer,
    domain_requests integer)
  volatile language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('course'), hashtext(asked_course));
  return query with live as (
    select seat.*, state = 'held' and held_until > now() as is_held,
      state in ('waiting', 'confirmed') or (state = 'held' and coalesce(asked_at, waiting_since) is not null) as is_meant
    from seat where course = asked_course and id <> asked_id
  ), counts as (
    select coalesce(sum(people) filter (where state = 'confirmed' or is_held), 0)::integer as taken,
      coalesce(sum(people) filter (where is_held and waiting_since is null), 0)::integer as held,
      (count(*) filter (where person = asked_person and is_meant))::integer as others,
      coalesce(sum(people) filter (where domain = nullif(asked_domain, '') and is_meant), 0)::integer as of_domain,
      (count(*) filter (where domain = nullif(asked_domain, '') and is_meant))::integer as domain_requests
    from live
  )
  select counts.taken, counts.held,
    (select id from seat where course = asked_course and state = 'waiting' and id <> asked_id and people <= all_seats - counts.taken
      order by waiting_since, id limit 1),
    exists (select from course_note where course = asked_course and cancels),
    (select count(*)::integer from seat where person = asked_person and id <> asked_id
      and requested_at > now() - interval '1 day'),
    counts.others, counts.of_domain, counts.domain_requests
  from counts;
end $$;


-- Mail

-- The outbox: each mail that is or was due (functions/shared/mail/outbox.ts). The run that claims a mail sends it. If a claim lapses
-- without an outcome, its run crashed.
create table mail (
  id bigint generated always as identity primary key,
  -- Stops duplicates, such as `receipt/<address>/<day>`. A copy of an issue has `issue/<random id>`: that id stands in its
  -- Message-ID, tells nothing of the reader, and traces a bounce.
  key text not null unique,
  kind text not null,
  -- The mail is about at most one of these rows, and is deleted with it.
  lead_id uuid references lead on delete cascade,
  subscription_id uuid references subscription on delete cascade,
  booking_id uuid references booking on delete cascade,
  seat_id uuid references seat on delete cascade,
  -- The issue of the newsletter that this is a copy of.
  issue text references newsletter_issue on delete cascade,
  -- The reader of that copy. It is emptied when the reader is erased; the row stays, because issues are counted by their mails.
  reader_id uuid references subscription on delete set null,
  created_at timestamptz not null default now(),
  due_at timestamptz not null default now(),
  expires_at timestamptz not null,
  tries integer not null default 0,
  -- The run with the claim. If the answer to its claim got lost, it asks again and gets the same mail, which counts as no crash.
  claimed_by uuid,
  claimed_until timestamptz,
  -- Claims that crashed, and sendings with an unknown result. Each of them may have delivered a copy.
  possible_copies integer not null default 0,
  ended_at timestamptz,
  outcome text,
  reason text
);
create index mail_due on mail (due_at) where ended_at is null;
create index mail_ended on mail (ended_at) where ended_at is not null;
create index mail_lead on mail (lead_id);
create index mail_subscription on mail (subscription_id);
create index mail_booking on mail (booking_id);
create index mail_seat on mail (seat_id);
create index mail_reader on mail (reader_id) where reader_id is not null;
-- No reader gets an issue twice.
create unique index mail_issue_reader on mail (issue, reader_id);


-- Sums, jobs, ceilings, answers and the desk

-- How often something happened on a day (functions/counts/store.ts). No row is about a person.
create table tally (
  -- In the owner's time zone.
  day date,
  -- `visit`, `view`, a form that was sent (`contact`, `booking`, `course`, `newsletter`), `machine` or `topic`.
  kind text,
  -- The page without its language; a tool of the MCP server; the section of a topic.
  what text,
  -- Empty for machines.
  locale text,
  -- How the visit came (functions/counts/sources.ts), or the family of a machine.
  source text,
  count integer not null,
  primary key (day, kind, what, locale, source)
);

-- The use of everything that has a ceiling, and the forms of each network under a hash that nobody can turn back. One row has both
-- the day and the last hour, so that one statement checks both.
create table spending (
  what text primary key,
  -- In the owner's time zone.
  day date not null,
  used integer not null,
  -- The times of use in the hour before the last one, no more than a ceiling allows.
  recent timestamptz[] not null
);

-- The last run of each job, and how it ended.
create table heartbeat (
  job text primary key,
  ended_at timestamptz not null,
  result jsonb not null
);

-- Sentences that a model chose to answer a question, so that the same question is paid for once. Questions are not stored.
create table answer (
  -- Hash of the question, the language, the model and the passages, so that a build with other passages asks again.
  key text primary key,
  reply jsonb not null,
  expires_on date not null
);
create index answer_expires on answer (expires_on);

-- Those who were erased, by a hash of the address, so that a restore of an older backup does not bring them back.
create table erased (
  salt text not null,
  hash text primary key,
  erased_at timestamptz not null default now(),
  expires_on date not null
);

-- The devices that opened a link to the owner's desk (functions/owner/desk-session.ts). Each link works on one device.
create table desk_device (
  id uuid primary key,
  opened_at timestamptz not null default now(),
  expires_on date not null
);
