-- Sessions of the back office and who changed what.

-- Sessions are stored by the hash of their token: a leaked backup opens nothing.
create table staff_sessions (
  token_hash text primary key,
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  expires_at timestamptz not null
);

-- Who changed what and when. Staff share one password, so "who" is the session and its device.
create table audit_trail (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  session text not null default '',
  device text not null default '',
  action text not null,
  subject text not null,
  subject_id text not null,
  label text not null default '',
  changes jsonb not null default '{}'
);
create index audit_trail_newest on audit_trail (id desc);
create index audit_trail_subject on audit_trail (subject, subject_id, id desc);
