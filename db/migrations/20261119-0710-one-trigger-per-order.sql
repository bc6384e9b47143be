-- A new order calls one trigger instead of three, and none of them asks for the day of an order of today, which has no sums.
create function order_placed() returns trigger language plpgsql as $$
begin
  insert into orders_to_index values (new.id);
  insert into customer_facts_to_link values ('order', new.id::text);
  if new.created_at < date_trunc('day', clock_timestamp(), 'America/Bogota') then perform change_order_day(new.created_at); end if;
  return null;
end $$;
create trigger orders_placed after insert on orders for each row execute function order_placed();

drop trigger orders_search on orders;
create trigger orders_search after update of number, customer_name, customer_email, customer_phone, customer_id_number, shipping_city, discount_code
  on orders for each row execute function queue_order_search();
drop trigger orders_customer on orders;
create trigger orders_customer after delete or update of customer_name, customer_email, customer_phone
  on orders for each row execute function queue_customer_fact('order');
drop trigger orders_day on orders;
create trigger orders_day after delete or update of status, payment_status, payment_method, total, created_at, shipping_city
  on orders for each row execute function order_changed_day();

create or replace function order_part_changed_day() returns trigger language plpgsql as $$
begin
  perform change_order_day(created_at) from orders
  where id in (old.order_id, new.order_id) and created_at < date_trunc('day', clock_timestamp(), 'America/Bogota');
  return null;
end $$;
