-- A price in whole pesos, less a promotion's percentage (null: none).
create or replace function sale_price(price bigint, percentage numeric) returns bigint language sql immutable parallel safe as $$
  select (price + 50) / 100 * 100 - coalesce(percent_of((price + 50) / 100 * 100, percentage), 0)
$$;
