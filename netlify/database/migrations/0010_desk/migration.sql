-- A link to the owner's desk that was opened, on the one device that has it (functions/desk/session.ts). A landed migration is never
-- changed.
create table desk_device (
  id uuid primary key,
  opened_at timestamptz not null default now(),
  expires_on date not null
);

-- The desk lists messages until the owner says that they are answered.
alter table lead add column answered_at timestamptz;
