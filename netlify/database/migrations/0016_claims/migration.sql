-- A run that got no answer to its claim asks once more: what it has claimed itself was not begun, and is no possible copy.
alter table mail add column claimed_by uuid;
