-- An amount other than the order's may be accepted: what was paid is then what arrived, not the order's total.
create or replace function money_received(o orders) returns bigint language sql stable as $$
  select coalesce(
    (select sum(p.amount) from payments p where p.order_id = o.id),
    case when o.payment_status = 'paid' then o.total else 0 end
  )::bigint
$$;
