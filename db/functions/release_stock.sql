-- Units that came back by a return are on the shelf already (restock_return).
-- Both need the order's row locked by the caller. They answer with the cache tags to forget, or null if nothing changed.
create or replace function release_stock(p_order uuid) returns text language plpgsql as $$
declare
  ids integer[];
  flipped integer[];
begin
  update orders set stock_held = false where id = p_order and stock_held;
  if not found then return null; end if;
  perform from rug_stock s join order_items i on i.rug_id = s.rug_id and i.size = s.size
  where i.order_id = p_order order by s.rug_id, s.size for update of s;
  with back as (
    update rug_stock s set inventory = s.inventory + i.quantity
    from (select rug_id, size, sum(quantity - restocked)::int quantity from order_items where order_id = p_order group by 1, 2) i
    where s.rug_id = i.rug_id and s.size = i.size
    returning s.rug_id, s.inventory = i.quantity as came
  )
  select array_agg(rug_id), array_agg(rug_id) filter (where came) into ids, flipped from back;
  update discount_codes d set times_used = greatest(0, times_used - 1) from orders o where o.id = p_order and d.id = o.discount_id;
  return coalesce(tell_stock(ids, flipped), '');
end $$;
