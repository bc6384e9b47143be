-- What the staff's search box looks in, as one text that an index can hold by its parts.
create function order_words(number text, name text, email text, phone text, id_number text, city text, code text)
returns text language sql immutable parallel safe as $$
  select public.fold(number || ' ' || replace(number, '-', '') || ' ' || name || ' ' || email || ' ' || phone || ' '
    || coalesce(id_number, '') || ' ' || city || ' ' || coalesce(code, ''))
$$;
create index orders_words on orders using gin (
  order_words(number, customer_name, customer_email, customer_phone, customer_id_number, shipping_city, discount_code) gin_trgm_ops
);
-- A filter that finds few among many must not walk through all of them.
create index orders_by_status on orders (status, created_at, id);
create index orders_by_payment_status on orders (payment_status, created_at, id);
