-- What a size is called now.
create or replace function current_size(p_size text) returns text language sql stable as $$
  select coalesce((select size from size_aliases where alias = normal_size(p_size)), p_size)
$$;
