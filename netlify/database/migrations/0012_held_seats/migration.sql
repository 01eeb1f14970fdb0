-- A request for seats that looks like spam is a held message from now on: the digest names it, and the owner can release it.
-- A landed migration is never changed.
insert into lead (id, received_at, expires_on, locale, name, email, address, message, details, held_because)
select id, requested_at, expires_on, locale, name, email, address, concat_ws(E'\n', course || ': ' || people, names, tax_id, billing),
  jsonb_strip_nulls(jsonb_build_object('company', company)), held_because
from seat where state = 'quarantined' on conflict do nothing;
delete from seat where state = 'quarantined';
