-- What staff and the order page are told: a second payment given back leaves the order paid.
create or replace function told_status(payment_status text, total bigint, received bigint, refunded bigint)
returns text language sql immutable parallel safe as $$
  select case
    when payment_status <> 'paid' or refunded = 0 then payment_status
    when refunded >= received then 'refunded'
    when received - refunded >= total then 'paid'
    else 'partially_refunded'
  end
$$;
