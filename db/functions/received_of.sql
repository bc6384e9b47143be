-- An amount other than the order's may be accepted: what was paid is then what arrived, not the order's total.
create or replace function received_of(payments numeric, payment_status text, total bigint)
returns bigint language sql immutable parallel safe as $$
  select coalesce(payments, case when payment_status = 'paid' then total else 0 end)::bigint
$$;
