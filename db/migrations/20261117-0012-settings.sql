-- What the owner has set, a row per section: only what was saved, the rest follows the program's defaults.
create table settings (
  section text primary key,
  value jsonb not null default '{}',
  secrets jsonb not null default '{}',
  version integer not null default 1,
  updated_at timestamptz not null default now()
);
