create or replace function money_refunded(o orders) returns bigint language sql stable as $$
  select coalesce(sum(r.amount), 0)::bigint from refunds r where r.order_id = o.id
$$;
