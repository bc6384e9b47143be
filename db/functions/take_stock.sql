create or replace function take_stock(p_order uuid) returns text language plpgsql as $$
declare
  wanted integer;
  ids integer[];
  flipped integer[];
begin
  select count(*) into wanted from order_items where order_id = p_order;
  perform from rug_stock s join order_items i on i.rug_id = s.rug_id and i.size = s.size
  where i.order_id = p_order order by s.rug_id, s.size for update of s;
  if wanted = 0 or wanted > (
    select count(*) from order_items i join rug_stock s on s.rug_id = i.rug_id and s.size = i.size
    where i.order_id = p_order and s.inventory >= i.quantity - i.restocked
  ) then return null; end if;
  update orders set stock_held = true where id = p_order and not stock_held;
  if not found then return ''; end if;
  with gone as (
    update rug_stock s set inventory = s.inventory - (i.quantity - i.restocked)
    from order_items i where i.order_id = p_order and s.rug_id = i.rug_id and s.size = i.size
    returning s.rug_id, s.inventory = 0 as went
  )
  select array_agg(rug_id), array_agg(rug_id) filter (where went) into ids, flipped from gone;
  update discount_codes d set times_used = times_used + 1 from orders o where o.id = p_order and d.id = o.discount_id;
  return coalesce(tell_stock(ids, flipped), '');
end $$;
