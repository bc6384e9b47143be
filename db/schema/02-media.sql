-- Files that were uploaded, and what is known of pictures.

create table media_files (
  key text primary key,
  folder text not null,
  filename text not null,
  original_name text not null,
  mimetype text not null,
  size bigint not null,
  width integer,
  height integer,
  created_at timestamptz not null default now(),
  unique (folder, filename)
);
create index media_files_newest on media_files (created_at desc, key);

-- What a page must know about a picture before it loads: its size and a tiny blur of itself. Keys never change content.
create table picture_facts (
  key text primary key,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  blur text not null
);
