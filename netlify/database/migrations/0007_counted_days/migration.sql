-- Whoever changes appointments counts those of the day in its turn, so their numbers within the day, and what kept these apart, can
-- go. A landed migration is never changed.
drop function take_booking_turn(uuid, text);
create function take_booking_turn(asked_id uuid, asked_address text, asked_day date)
  returns table (holds integer, has_hold boolean, asks integer, coming integer, on_day integer) volatile language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('booking'));
  return query select
    (count(*) filter (where is_held))::integer,
    coalesce(bool_or(is_held and address = asked_address), false),
    (count(*) filter (where address = asked_address and state <> 'quarantined' and requested_at > now() - interval '1 day'))::integer,
    (count(*) filter (where address = asked_address and state = 'confirmed' and ends_at > now()))::integer,
    (count(*) filter (where day = asked_day and (is_held or state = 'confirmed')))::integer
  from (
    select booking.*, state = 'held' and held_until > now() as is_held from booking
    where id <> asked_id and (state = 'held' or address = asked_address or (state = 'confirmed' and day = asked_day))
  ) as others;
end $$;
alter table booking drop column slot;
create index booking_day on booking (day) where state = 'confirmed';
