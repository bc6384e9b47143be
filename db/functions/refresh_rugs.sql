-- A size that its collection no longer prices is kept for staff but is not on sale: it counts for nothing in the shop.
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
    story_words = to_tsvector('spanish', fold(concat_ws(' ', r.description, r.material, c.description))),
    seen_colors = coalesce((select f.colors from picture_facts f where '/media/' || f.key = r.thumbnail), '{}'),
    sale_percent = coalesce((promotion_of(r.id, r.collection_id, fold_all(r.tags), now())).percentage, 0),
    min_price = coalesce((select min(sale_price(cs.price, (promotion_of(r.id, r.collection_id, fold_all(r.tags), now())).percentage)) from rug_stock s join collection_sizes cs on cs.collection_id = r.collection_id and cs.size = s.size
      where s.rug_id = r.id and is_priced(cs.price)), 0),
    in_stock = exists (select from rug_stock s where s.rug_id = r.id and s.on_sale and s.inventory > 0),
    shown_rank = case when 'tendencia' = any (fold_all(r.tags)) then 0 when 'minimalista' = any (fold_all(r.tags)) then 1 else 2 end
  from collections c
  where c.id = r.collection_id and r.id = any (ids);

  -- What it costs from now on, where that is news.
  insert into rug_prices (rug_id, size, since, price)
  select r.id, s.size, now(), sale_price(cs.price, r.sale_percent)
  from rugs r join rug_stock s on s.rug_id = r.id
  join collection_sizes cs on cs.collection_id = r.collection_id and cs.size = s.size and is_priced(cs.price)
  where r.id = any (ids) and sale_price(cs.price, r.sale_percent) is distinct from (
    select h.price from rug_prices h where h.rug_id = r.id and h.size = s.size order by h.since desc limit 1)
  on conflict (rug_id, size, since) do update set price = excluded.price
$$;
