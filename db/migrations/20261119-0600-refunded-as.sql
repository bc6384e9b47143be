-- What is told of a paid order whose money went back, where that is not what its payment status says: 'refunded' or
-- 'partially_refunded'. Lists find and count such orders by it, among very many.
alter table orders add column refunded_as text;

-- Before the indexes, which need not follow it. told_status() in db/functions has the rule; a new database does not know it yet.
update orders o set refunded_as = case when r.amount >= coalesce(p.amount, o.total) then 'refunded' else 'partially_refunded' end
from (select order_id, sum(amount) as amount from refunds group by 1) r
  left join (select order_id, sum(amount) as amount from payments where order_id in (select order_id from refunds) group by 1) p
    on p.order_id = r.order_id
where o.id = r.order_id and o.payment_status = 'paid'
  and (r.amount >= coalesce(p.amount, o.total) or coalesce(p.amount, o.total) - r.amount < o.total);

create index orders_refunded on orders (refunded_as, created_at, id) where refunded_as is not null;
create index orders_paid on orders (created_at, id) where payment_status = 'paid' and refunded_as is null;

-- By triggers, whoever writes: the version before, a restored row.
create function order_refunded_as() returns trigger language plpgsql as $$
begin
  new.refunded_as := nullif(told_payment_status(new), new.payment_status);
  return new;
end $$;
create trigger orders_refunded before update of payment_status, total on orders for each row
  when (old.payment_status is distinct from new.payment_status or old.total is distinct from new.total)
  execute function order_refunded_as();

-- The lock first: the sums are then read with what the one before has written.
create function order_part_refunded_as() returns trigger language plpgsql as $$
begin
  perform from orders where id in (old.order_id, new.order_id) for no key update;
  update orders o set refunded_as = nullif(told_payment_status(o), payment_status)
  where id in (old.order_id, new.order_id) and refunded_as is distinct from nullif(told_payment_status(o), payment_status);
  return null;
end $$;
create trigger payments_refunded after insert or delete or update of order_id, amount
  on payments for each row execute function order_part_refunded_as();
create trigger refunds_refunded after insert or delete or update of order_id, amount
  on refunds for each row execute function order_part_refunded_as();
