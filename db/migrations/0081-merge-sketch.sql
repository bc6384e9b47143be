-- What is known of the room while its job still runs: the camera and a small mask of the floor.
alter table merge_jobs add column sketch jsonb;
