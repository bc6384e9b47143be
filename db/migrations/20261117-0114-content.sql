-- What visitors read: drafts, versions and what is published.
create table content (
  slug text primary key,
  version integer not null,
  published_version integer not null,
  published_at timestamptz,
  scheduled_version integer,
  scheduled_at timestamptz,
  preview_token text not null
);

create table content_versions (
  slug text not null references content on delete cascade,
  version integer not null,
  -- Null: the words the shop came with.
  document jsonb,
  saved_at timestamptz not null,
  saved_by text not null default '',
  primary key (slug, version)
);
