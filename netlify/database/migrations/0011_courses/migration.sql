-- Seats of courses (content/courses/), and what the owner writes to those who come. A landed migration is never changed.

-- A request for seats and what becomes of it. The course itself is content; its times stand here for what outlives that.
create table seat (
  id uuid primary key,
  course text not null,
  -- `held` keeps its seats until `held_until`: after a request, or when the turn of somebody who waits has come. Without that time
  -- nothing is kept. `quarantined` looks like spam.
  state text not null check (state in ('held', 'waiting', 'confirmed', 'cancelled', 'quarantined')),
  people smallint not null check (people between 1 and 5),
  held_until timestamptz,
  -- Since when it waits for free seats; it stays while those that became free are kept for it.
  waiting_since timestamptz,
  name text not null,
  email text not null,
  -- The e-mail address in its one spelling (functions/shared/data/addresses.ts), by which a person is found.
  address text not null,
  -- Of all who come, where they were given.
  names text,
  -- For the invoice, where a company pays.
  company text,
  tax_id text,
  billing text,
  locale text not null,
  notice_version text,
  held_because text[],
  requested_at timestamptz not null default now(),
  confirmed_at timestamptz,
  cancelled_at timestamptz,
  -- Grows with each change: the news of it have keys of their own.
  revision integer not null default 0,
  ends_at timestamptz not null,
  expires_on date not null
);
create index seat_course on seat (course, state);
create index seat_address on seat (address);
create index seat_expires on seat (expires_on);

-- A mail to all of a course. The one that cancels it is also what says that it is cancelled.
create table course_note (
  id uuid primary key,
  course text not null,
  cancels boolean not null,
  subject text not null,
  text text not null,
  written_at timestamptz not null default now(),
  expires_on date not null
);
create unique index course_note_cancels on course_note (course) where cancels;

alter table mail add column seat_id uuid references seat on delete cascade;
create index mail_seat on mail (seat_id);

-- Waits for the turn of who changes the seats of a course, and counts what bears on it: seats that are taken by others than this
-- request, those that are held only, the first of those who wait that would fit, whether the course is cancelled, requests of the
-- address in a day and its live ones of this course. Being volatile it sees what was committed while it waited, which the statement
-- that calls it does not.
create function take_course_turn(asked_course text, all_seats integer, asked_id uuid, asked_address text)
  returns table (taken integer, held integer, next uuid, is_cancelled boolean, asks integer, others integer)
  volatile language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('course'), hashtext(asked_course));
  return query with counts as (
    select coalesce(sum(people) filter (where state = 'confirmed' or is_held), 0)::integer as taken,
      coalesce(sum(people) filter (where is_held and waiting_since is null), 0)::integer as held
    from (select seat.*, state = 'held' and held_until > now() as is_held from seat where course = asked_course and id <> asked_id) as live
  )
  select counts.taken, counts.held,
    (select id from seat where course = asked_course and state = 'waiting' and id <> asked_id and people <= all_seats - counts.taken
      order by waiting_since, id limit 1),
    exists (select from course_note where course = asked_course and cancels),
    (select count(*)::integer from seat where address = asked_address and id <> asked_id and state <> 'quarantined'
      and requested_at > now() - interval '1 day'),
    (select count(*)::integer from seat where address = asked_address and id <> asked_id and course = asked_course
      and state in ('waiting', 'confirmed'))
  from counts;
end $$;
