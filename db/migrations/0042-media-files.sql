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

-- Every place that shows a file. The library reads it, so that media need not know what a rug is.
create view media_uses as
  select unnest(r.images || r.videos || array[r.thumbnail, r.model_3d]) as address, 'carpet' as kind, r.id as subject_id, r.name as label from rugs r
  union all
  select unnest(array[c.image, c.video]), 'collection', c.id, c.name from collections c;
