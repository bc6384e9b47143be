-- A size that its collection no longer prices is kept for staff but is not on sale: it counts for nothing in the shop.
create or replace function refresh_rugs(ids integer[]) returns void language sql as $$
  update rugs r set
    name_key = fold(r.name),
    color_keys = fold_all(r.colors),
    tag_keys = fold_all(r.tags),
    search_text = fold(concat_ws(' ', r.name, c.name, array_to_string(r.colors, ' '), array_to_string(r.tags, ' '))),
    min_price = coalesce((select min(cs.price) from rug_stock s join collection_sizes cs on cs.collection_id = r.collection_id and cs.size = s.size where s.rug_id = r.id), 0),
    in_stock = exists (select from rug_stock s join collection_sizes cs on cs.collection_id = r.collection_id and cs.size = s.size where s.rug_id = r.id and s.inventory > 0),
    shown_rank = case when 'tendencia' = any (fold_all(r.tags)) then 0 when 'minimalista' = any (fold_all(r.tags)) then 1 else 2 end
  from collections c
  where c.id = r.collection_id and r.id = any (ids)
$$;

-- Staff see inactive rugs too.
create index rugs_of_collection on rugs (collection_id, name_key, id);
