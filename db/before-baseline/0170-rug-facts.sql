-- More that a rug says of itself. It is rectangular unless somebody says otherwise; the weight is in kilograms.
alter table rugs
  add column shape text not null default 'rectangular',
  add column rooms text[] not null default '{}',
  add column weight numeric(6, 2);

-- What a material is found by: each word, each part between commas, the whole. Artificial silk is not silk.
create function material_keys(material text) returns text[] language sql immutable parallel safe as $$
  select coalesce(array_agg(distinct key), '{}') from (
    select (regexp_matches(fold(material), 'seda artificial|seda de bambu|[[:alnum:]]+', 'g'))[1] as key
    union select btrim(part) from regexp_split_to_table(fold(material), ',') part
    union select btrim(fold(material))) keys
  where key <> ''
$$;

-- A runner is called by two words.
create function shape_keys(shape text) returns text[] language sql immutable parallel safe as $$
  select case fold(shape) when 'pasillo' then array['pasillo', 'corredor'] else array[fold(shape)] end
$$;

alter table rugs
  add column shape_keys text[] not null generated always as (shape_keys(shape)) stored,
  add column material_keys text[] not null generated always as (material_keys(material)) stored,
  add column room_keys text[] not null generated always as (fold_all(rooms)) stored;
create index rugs_shapes on rugs using gin (shape_keys);
create index rugs_materials on rugs using gin (material_keys);
create index rugs_rooms on rugs using gin (room_keys);

-- What the rugs of today are, by the sizes they are kept in; a square one is round where its words say so.
with sides as (
  select rug_id, split_part(normal_size(size), 'x', 1)::numeric as width, split_part(normal_size(size), 'x', 2)::numeric as length
  from rug_stock where inventory > 0 and normal_size(size) ~ '^\d+(\.\d+)?x\d+(\.\d+)?$'
), cut as (
  select rug_id, bool_and(width = length) as is_square, bool_and(greatest(width, length) >= 2.5 * least(width, length)) as is_long
  from sides group by rug_id
)
update rugs r set shape = case
    when not cut.is_square then 'pasillo'
    when fold(r.name || ' ' || r.description) ~ '\mredond[ao]\M' then 'redonda'
    else 'cuadrada' end
from cut where cut.rug_id = r.id and (cut.is_square or cut.is_long);
