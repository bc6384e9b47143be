-- Who has a size of this name: a collection that lists it, or a rug with units of it on the shelf or in an open order.
create or replace function size_in_use(p_size text) returns text language sql stable as $$
  (select c.name from collection_sizes cs join collections c on c.id = cs.collection_id
    where normal_size(cs.size) = normal_size(p_size) order by c.name limit 1)
  union all
  (select r.name from rug_stock s join rugs r on r.id = s.rug_id
    where normal_size(s.size) = normal_size(p_size) and (s.inventory > 0 or exists (
      select from order_items i join orders o on o.id = i.order_id
      where i.rug_id = s.rug_id and i.size = s.size and o.stock_held and o.status in ('pending', 'processing', 'shipped')))
    order by r.name limit 1)
  limit 1
$$;
