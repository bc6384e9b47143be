-- The accounts of a period are read in the order of its payments, not by looking at every order for each page.
create index orders_by_payment_time on orders (paid_at) where payment_status = 'paid';
