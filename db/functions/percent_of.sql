-- The same rule as percentOf() in src/orders/rules/totals.ts: rounded to the peso.
create or replace function percent_of(amount bigint, percentage numeric) returns bigint language sql immutable as $$
  select round(amount * percentage / 10000)::bigint * 100
$$;
