-- Puts a return's resellable units on the shelf, or takes them off again. Needs the order's row locked by the caller.
-- Answers with the cache tags to forget, or null if the shelf no longer has what is to be taken off.
create or replace function restock_return(p_return integer, p_back boolean) returns text language plpgsql as $$
declare
  v_sign integer := case when p_back then 1 else -1 end;
  ids integer[];
  flipped integer[];
begin
  perform from rug_stock s join order_items i on i.rug_id = s.rug_id and i.size = s.size
    join order_return_items r on r.item_id = i.id
  where r.return_id = p_return order by s.rug_id, s.size for update of s;
  if not p_back and exists (
    select from order_return_items r join order_items i on i.id = r.item_id
      join rug_stock s on s.rug_id = i.rug_id and s.size = i.size
    where r.return_id = p_return and r.restocked
    group by s.rug_id, s.size, s.inventory having sum(r.quantity) > s.inventory
  ) then return null; end if;
  with turned as (
    update order_return_items set restocked = p_back
    where return_id = p_return and condition = 'resellable' and restocked <> p_back returning item_id, quantity
  ), counted as (
    update order_items i set restocked = i.restocked + v_sign * t.quantity
    from turned t where i.id = t.item_id returning i.rug_id, i.size, t.quantity
  ), moved as (
    update rug_stock s set inventory = s.inventory + v_sign * c.quantity
    from (select rug_id, size, sum(quantity)::int quantity from counted group by 1, 2) c
    where s.rug_id = c.rug_id and s.size = c.size
    returning s.rug_id, s.inventory = case when p_back then c.quantity else 0 end as flips
  )
  select array_agg(rug_id), array_agg(rug_id) filter (where flips) into ids, flipped from moved;
  return coalesce(tell_stock(ids, flipped), '');
end $$;
