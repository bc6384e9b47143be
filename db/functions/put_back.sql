-- Units that this very transaction took and could not use.
create or replace function put_back(p_rugs integer[], p_sizes text[], p_quantities integer[]) returns void language sql as $$
  update rug_stock s set inventory = s.inventory + w.quantity
  from unnest(p_rugs, p_sizes, p_quantities) w(rug_id, size, quantity) where s.rug_id = w.rug_id and s.size = w.size
$$;
