-- The staff's search words in a table of their own, written after the order: a trigram index costs several times what the
-- order itself does, and a changed status wrote it again. What waits for its words is searched without the index.
create table order_search (
  order_id uuid primary key references orders on delete cascade,
  words text not null
) with (fillfactor = 90);
-- A queue: only ever taken from as a whole or from its beginning, so it needs no index. A row that no order has any more
-- is thrown away when its turn comes.
create table orders_to_index (order_id uuid not null);

-- By a trigger, whoever writes the order: the version before, the demo, a restored row.
create function queue_order_search() returns trigger language plpgsql as $$
begin
  insert into orders_to_index values (new.id);
  return null;
end $$;
create trigger orders_search
  after insert or update of number, customer_name, customer_email, customer_phone, customer_id_number, shipping_city, discount_code
  on orders for each row execute function queue_order_search();
