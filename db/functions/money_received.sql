create or replace function money_received(o orders) returns bigint language sql stable as $$
  select received_of((select sum(p.amount) from payments p where p.order_id = o.id), o.payment_status, o.total)
$$;
