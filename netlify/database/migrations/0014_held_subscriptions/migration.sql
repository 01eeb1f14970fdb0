-- A request to subscribe that looks like spam is a held message from now on, as those of the other forms are: the digest names it, and
-- the owner can release it. A landed migration is never changed.
insert into lead (id, received_at, expires_on, locale, name, email, address, message, details, held_because)
select id, requested_at, coalesce(expires_on, current_date + 90), locale, email, email, address, 'Newsletter', '{}', held_because
from subscription where held_because is not null on conflict do nothing;
delete from subscription where held_because is not null;
alter table subscription drop column held_because;
