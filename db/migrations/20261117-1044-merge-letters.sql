-- Who asked for a letter when their picture is ready; empty again as soon as the letter is written.
alter table merge_jobs add column notify_email text;
