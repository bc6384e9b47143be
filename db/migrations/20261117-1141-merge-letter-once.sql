-- A preview has one letter: whoever has its link could have the shop write to strangers, again and again.
alter table merge_jobs add column letter_at timestamptz;
