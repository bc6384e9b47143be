-- The files of the builds that were started: pages opened under an earlier one still ask for them.
create table builds (
  id text primary key,
  files text[] not null,
  started_at timestamptz not null default now()
);
