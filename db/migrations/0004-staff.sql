-- Sessions are stored by the hash of their token: a leaked backup opens nothing.
create table staff_sessions (
  token_hash text primary key,
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  expires_at timestamptz not null
);
