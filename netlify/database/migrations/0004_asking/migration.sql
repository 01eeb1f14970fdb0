-- Written answers, so that the same question asks the model once. Questions are not stored.

create table answer (
  -- Hash of the question, the language, the model and the passages: another build with other passages is another key.
  key text primary key,
  -- Until then a model is writing it; without a reply after that the writing has failed.
  claimed_until timestamptz not null,
  reply jsonb,
  expires_on date not null
);
create index answer_expires on answer (expires_on);
