-- Locks the rug first and looks after: two sizes selling out at once must not both see the other in stock.
create or replace function refresh_in_stock(ids integer[]) returns void language plpgsql as $$
begin
  perform from rugs where id = any (ids) order by id for no key update;
  update rugs r set in_stock = exists (
    select from rug_stock s join collection_sizes cs on cs.collection_id = r.collection_id and cs.size = s.size
    where s.rug_id = r.id and s.inventory > 0 and is_priced(cs.price)
  ) where r.id = any (ids);
end $$;
