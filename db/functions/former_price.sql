-- What "antes" may say: the lowest price of the 30 days before a promotion began, and never more than the price without it.
-- Null where nothing was asked before: a rug that came into a promotion that already ran.
create or replace function former_price(p_rug integer, p_size text, p_price bigint, p_begins timestamptz) returns bigint language sql stable as $$
  select case when count(*) > 0 then least((p_price + 50) / 100 * 100, min(h.price)) end from rug_prices h
  where h.rug_id = p_rug and h.size = p_size and h.since < p_begins
    and h.since >= coalesce((
      select max(e.since) from rug_prices e
      where e.rug_id = p_rug and e.size = p_size and e.since <= p_begins - interval '30 days'), '-infinity')
$$;
