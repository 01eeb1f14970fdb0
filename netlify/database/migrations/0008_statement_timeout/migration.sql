-- A statement that its caller has given up (functions/shared/database.ts: after five seconds) ends on the server too. It is set for
-- the role, because the pooler before the database refuses it as a parameter of a connection. A migration that takes longer begins
-- with `set local statement_timeout = 0`. A landed migration is never changed.
alter role current_user set statement_timeout = '6s';
