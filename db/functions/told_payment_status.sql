-- told_status() of one order. For many at once sum their money first (orders/order-money.server.ts): each call asks anew.
create or replace function told_payment_status(o orders) returns text language sql stable as $$
  select told_status(o.payment_status, o.total, money_received(o), money_refunded(o))
$$;
