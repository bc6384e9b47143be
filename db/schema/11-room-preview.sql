-- The rug in a photo of somebody's room.

-- The rug in your room. A job's id opens its pictures, so it is long and random.
create table merge_jobs (
  id text primary key check (length(id) >= 30),
  status text not null default 'pending' check (status in ('pending', 'processing', 'completed', 'failed')),
  step text,
  engine text not null,
  rug_id integer references rugs on delete set null,
  size text,
  width_cm integer not null check (width_cm > 0),
  length_cm integer not null check (length_cm > 0),
  photo_key text,
  rug_key text not null,
  -- SHA-256 of the photo: jobs on the same photo share what was read from it.
  room text not null,
  room_facts jsonb,
  place jsonb,
  failure text,
  attempts smallint not null default 0,
  lease_until timestamptz,
  consent_at timestamptz,
  created_at timestamptz not null default now(),
  completed_at timestamptz,
  -- What is known of the room while its job still runs: the camera and a small mask of the floor.
  sketch jsonb
);
create index merge_jobs_waiting on merge_jobs (created_at) where status in ('pending', 'processing');
create index merge_jobs_room on merge_jobs (room);
create index merge_jobs_created on merge_jobs (created_at);
