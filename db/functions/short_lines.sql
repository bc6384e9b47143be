-- Which lines cannot be filled, for the refusal; null when by now they all can. `priced` is false where the collection
-- lists the size but has not said what it costs. The name of a rug that is not shown is nobody's to read.
create or replace function short_lines(p_rugs integer[], p_sizes text[], p_quantities integer[]) returns json language sql stable as $$
  select json_agg(json_build_object('carpetId', w.rug_id, 'name', coalesce(case when r.is_active then r.name end, ''), 'size', w.size,
    'available', coalesce(l.inventory, 0), 'known', r.id is not null, 'priced', cs.price is null or is_priced(cs.price)) order by w.place)
  from unnest(p_rugs, p_sizes, p_quantities) with ordinality w(rug_id, size, quantity, place)
  left join rugs r on r.id = w.rug_id
  left join collection_sizes cs on cs.collection_id = r.collection_id and cs.size = current_size(w.size) and r.is_active
  left join unnest(price_lines(p_rugs, p_sizes, p_quantities)) l on l.place = w.place
  where coalesce(l.inventory, 0) < w.quantity
$$;
