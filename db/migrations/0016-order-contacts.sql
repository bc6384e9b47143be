-- Partial indexes alike in their condition look equally good to a planner without statistics, and it took the wrong one.
-- With the contact in front only one fits each question.
drop index orders_open_email, orders_open_phone, orders_open_address;
create index orders_by_email on orders (email_key, payment_status);
create index orders_by_phone on orders (phone_key, payment_status);
create index orders_by_address on orders (client_address, payment_status);

-- A notice is written for an order of the same transaction; deleting the order deletes its notices (delete-order).
alter table order_notices drop constraint order_notices_order_id_fkey;
