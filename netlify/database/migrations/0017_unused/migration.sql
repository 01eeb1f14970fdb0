-- What nothing reads or writes any more goes: requests that look like spam are messages (0012_held_seats to 0015_no_quarantine), and a
-- calendar is asked anew each time. A landed migration is never changed.
alter table booking drop column held_because;
alter table seat drop column held_because;
alter table calendar_feed drop column etag, drop column failures;
