-- How the money came, in Bold's own word: the order's page names it.
alter table orders add column paid_with text;
update orders o set paid_with = nullif(p.method, '') from payments p where p.order_id = o.id and o.payment_status = 'paid';
