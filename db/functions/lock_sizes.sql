-- Until the transaction ends no size is renamed (shared), or nobody counts on the names that a rename changes.
create or replace function lock_sizes(p_shared boolean) returns void language sql as $$
  select case when p_shared then pg_advisory_xact_lock_shared(hashtextextended('sizes', 0)) else pg_advisory_xact_lock(hashtextextended('sizes', 0)) end
$$;
