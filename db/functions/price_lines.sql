-- A size that its collection no longer prices is not on sale: it cannot be bought for nothing either.
create or replace function price_lines(p_rugs integer[], p_sizes text[], p_quantities integer[]) returns priced_line[] language sql stable as $$
  select array_agg(row(w.place, r.id, s.size, w.quantity, sale_price(cs.price, (promotion_of(r.id, r.collection_id, r.tag_keys, now())).percentage),
    case when r.is_active then s.inventory else 0 end, r.name, r.images, r.tag_keys)::priced_line order by w.place)
  from unnest(p_rugs, p_sizes, p_quantities) with ordinality w(rug_id, size, quantity, place)
  join rugs r on r.id = w.rug_id
  join rug_stock s on s.rug_id = r.id and s.size = current_size(w.size)
  join collection_sizes cs on cs.collection_id = r.collection_id and cs.size = s.size and is_priced(cs.price)
$$;
