-- No request is quarantined any more (0012_held_seats, 0013_held_bookings), and a row of that state could not be read. A version of the
-- site from before, which answers until a deploy has taken its place or where one is taken back, may still write some: those that it
-- wrote since are held messages too, and those that it would write are refused. A landed migration is never changed.
insert into lead (id, received_at, expires_on, locale, name, email, address, message, details, held_because)
select id, requested_at, expires_on, locale, name, email, address, concat_ws(E'\n', kind || ', ' || place, notes), '{}'::jsonb, held_because
from booking where state = 'quarantined'
union all
select id, requested_at, expires_on, locale, name, email, address, course || ': ' || people, '{}'::jsonb, held_because
from seat where state = 'quarantined' on conflict do nothing;
delete from booking where state = 'quarantined';
delete from seat where state = 'quarantined';
alter table booking drop constraint booking_state_check,
  add constraint booking_state_check check (state in ('held', 'confirmed', 'cancelled', 'lapsed'));
alter table seat drop constraint seat_state_check,
  add constraint seat_state_check check (state in ('held', 'waiting', 'confirmed', 'cancelled'));
