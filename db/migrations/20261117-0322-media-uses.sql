-- Pictures of the texts and of the settings are in use too: they cannot be deleted.
create or replace view media_uses as
  select unnest(r.images || r.videos || array[r.thumbnail, r.model_3d]) as address, 'carpet' as kind, r.id as subject_id, r.name as label from rugs r
  union all
  select unnest(array[c.image, c.video]), 'collection', c.id, c.name from collections c
  union all
  select found[1], 'text', 0, t.slug
    from content t
    join content_versions v on v.slug = t.slug and v.version in (t.version, t.published_version, t.scheduled_version),
    regexp_matches(v.document::text, '/media/[A-Za-z0-9_./-]+', 'g') found
  union all
  select found[1], 'settings', 0, s.section from settings s, regexp_matches(s.value::text, '/media/[A-Za-z0-9_./-]+', 'g') found;
