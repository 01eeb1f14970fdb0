-- Requests that wait for their confirmation without a hold, and the link of a video call. A landed migration is never changed.

-- Waits for the turn of who changes appointments, and counts what bears on a request of an address: open holds, whether one is of
-- this address, its requests of a day, its coming appointments. Being volatile it sees what was committed while it waited, which
-- the statement that calls it does not.
create function take_booking_turn(asked_id uuid, asked_address text)
  returns table (holds integer, has_hold boolean, asks integer, coming integer) volatile language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('booking'));
  return query select
    (count(*) filter (where state = 'held' and held_until > now()))::integer,
    coalesce(bool_or(address = asked_address and state = 'held' and held_until > now()), false),
    (count(*) filter (where address = asked_address and state <> 'quarantined' and requested_at > now() - interval '1 day'))::integer,
    (count(*) filter (where address = asked_address and state = 'confirmed' and ends_at > now()))::integer
  from booking where id <> asked_id and (state = 'held' or address = asked_address);
end $$;

alter table booking add column video_link text;

-- What tells the owner of a hold that nobody confirmed is due from the beginning, and not only once it is given up.
insert into mail (key, kind, booking_id, created_at, due_at, expires_at)
  select 'booking-unconfirmed/' || id, 'booking-unconfirmed', id, held_until, held_until, held_until + interval '30 days'
  from booking where state = 'held' on conflict do nothing;
