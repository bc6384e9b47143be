create or replace function lines_sum(lines priced_line[]) returns bigint language sql immutable as $$
  select coalesce(sum(price * quantity), 0)::bigint from unnest(lines)
$$;
