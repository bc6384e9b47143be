-- What the staff's search box looks in, as one text that an index can hold by its parts.
create or replace function order_words(number text, name text, email text, phone text, id_number text, city text, code text)
returns text language sql immutable parallel safe as $$
  select public.fold(number || ' ' || replace(number, '-', '') || ' ' || name || ' ' || email || ' ' || phone || ' '
    || coalesce(id_number, '') || ' ' || city || ' ' || coalesce(code, ''))
$$;
