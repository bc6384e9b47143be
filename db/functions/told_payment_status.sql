-- What staff and the order page are told: a second payment given back leaves the order paid.
create or replace function told_payment_status(o orders) returns text language sql stable as $$
  select case
    when o.payment_status <> 'paid' or money_refunded(o) = 0 then o.payment_status
    when money_refunded(o) >= money_received(o) then 'refunded'
    when money_received(o) - money_refunded(o) >= o.total then 'paid'
    else 'partially_refunded'
  end
$$;
