create or replace function units_on_shelf() returns bigint language sql stable as $$
  select coalesce(sum(s.inventory), 0)::bigint from rug_stock s join rugs r on r.id = s.rug_id where s.on_sale and r.is_active
$$;
