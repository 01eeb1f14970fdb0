-- A request for an appointment that looks like spam is a held message from now on, as one for seats is: the digest names it, and the
-- owner can release it. A landed migration is never changed.
insert into lead (id, received_at, expires_on, locale, name, email, address, message, details, held_because)
select id, requested_at, expires_on, locale, name, email, address,
  concat_ws(E'\n', kind || ', ' || place || ', ' || to_char(starts_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI') || ' UTC', notes),
  jsonb_strip_nulls(jsonb_build_object('company', company)), held_because
from booking where state = 'quarantined' on conflict do nothing;
delete from booking where state = 'quarantined';
