-- A size without a price is not sold. Prices are shown and charged in whole pesos: what rounds to 0 pesos is no price.
-- The same rule as isPriced() in src/catalog/rules/price.ts.
create function is_priced(price bigint) returns boolean language sql immutable parallel safe as $$ select price >= 50 $$;

create or replace function refresh_rugs(ids integer[]) returns void language sql as $$
  -- Locked in the order of the orders (rug, size), stock before rugs: staff and shoppers never wait for each other in a ring.
  with sold as (
    select s.rug_id, s.size, exists (
      select from collection_sizes cs where cs.collection_id = r.collection_id and cs.size = s.size and is_priced(cs.price)) as now
    from rug_stock s join rugs r on r.id = s.rug_id where s.rug_id = any (ids)
    order by s.rug_id, s.size for update of s
  )
  update rug_stock s set on_sale = sold.now from sold
  where s.rug_id = sold.rug_id and s.size = sold.size and s.on_sale <> sold.now;

  update rugs r set
    name_key = fold(r.name),
    color_keys = fold_all(r.colors),
    tag_keys = fold_all(r.tags),
    search_text = fold(concat_ws(' ', r.name, c.name, array_to_string(r.colors, ' '), array_to_string(r.tags, ' '))),
    min_price = coalesce((select min(cs.price) from rug_stock s join collection_sizes cs on cs.collection_id = r.collection_id and cs.size = s.size
      where s.rug_id = r.id and is_priced(cs.price)), 0),
    in_stock = exists (select from rug_stock s where s.rug_id = r.id and s.on_sale and s.inventory > 0),
    shown_rank = case when 'tendencia' = any (fold_all(r.tags)) then 0 when 'minimalista' = any (fold_all(r.tags)) then 1 else 2 end
  from collections c
  where c.id = r.collection_id and r.id = any (ids)
$$;

create or replace function refresh_in_stock(ids integer[]) returns void language plpgsql as $$
begin
  perform from rugs where id = any (ids) order by id for no key update;
  update rugs r set in_stock = exists (
    select from rug_stock s join collection_sizes cs on cs.collection_id = r.collection_id and cs.size = s.size
    where s.rug_id = r.id and s.inventory > 0 and is_priced(cs.price)
  ) where r.id = any (ids);
end $$;

create or replace function price_lines(p_rugs integer[], p_sizes text[], p_quantities integer[]) returns priced_line[] language sql stable as $$
  select array_agg(row(w.place, r.id, w.size, w.quantity, (cs.price + 50) / 100 * 100,
    case when r.is_active then s.inventory else 0 end, r.name, r.images, r.tag_keys)::priced_line order by w.place)
  from unnest(p_rugs, p_sizes, p_quantities) with ordinality w(rug_id, size, quantity, place)
  join rugs r on r.id = w.rug_id
  join rug_stock s on s.rug_id = r.id and s.size = w.size
  join collection_sizes cs on cs.collection_id = r.collection_id and cs.size = w.size and is_priced(cs.price)
$$;

-- Which lines cannot be filled, for the refusal; null when by now they all can. `priced` is false where the collection
-- lists the size but has not said what it costs.
create or replace function short_lines(p_rugs integer[], p_sizes text[], p_quantities integer[]) returns json language sql stable as $$
  select json_agg(json_build_object('carpetId', w.rug_id, 'name', coalesce(r.name, ''), 'size', w.size,
    'available', coalesce(l.inventory, 0), 'known', r.id is not null, 'priced', cs.price is null or is_priced(cs.price)) order by w.place)
  from unnest(p_rugs, p_sizes, p_quantities) with ordinality w(rug_id, size, quantity, place)
  left join rugs r on r.id = w.rug_id
  left join collection_sizes cs on cs.collection_id = r.collection_id and cs.size = w.size and r.is_active
  left join unnest(price_lines(p_rugs, p_sizes, p_quantities)) l on l.place = w.place
  where coalesce(l.inventory, 0) < w.quantity
$$;

-- From the cheapest on, rugs that have no price yet come last.
create index rugs_cheapest on rugs (nullif(min_price, 0), id) where is_active;

select refresh_rugs(array(select distinct r.id from rugs r join collection_sizes cs on cs.collection_id = r.collection_id where not is_priced(cs.price)));
