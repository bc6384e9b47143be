-- Apart from the trigger, whose lock on orders must not last as long as this.
insert into order_search
select id, order_words(number, customer_name, customer_email, customer_phone, customer_id_number, shipping_city, discount_code)
from orders on conflict do nothing;
create index order_search_words on order_search using gin (words gin_trgm_ops);
drop index orders_words;
