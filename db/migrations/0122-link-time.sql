-- When the order's payment link closes: the page shows the link's own time.
alter table orders add column bold_payment_expires_at timestamptz;
update orders o set bold_payment_expires_at = l.expires_at from payment_links l where l.order_id = o.id and l.url = o.bold_payment_url;
