-- NOTIFY holds one lock for the whole server until the commit is on disk: inside the order it would make orders queue
-- for the disk one by one. The program tells the other copies right after the commit, in batches (batch-invalidation.server.ts),
-- and again with the order's notice, should it die between the two.
create or replace function tell_stock(ids integer[], flipped integer[]) returns text language plpgsql as $$
declare
  tags text := (select string_agg('rug:' || id, ' ') from (select distinct unnest(ids) id) each);
begin
  if flipped is null then return tags; end if;
  perform refresh_in_stock(flipped);
  return concat_ws(' ', tags, 'rugs');
end $$;
