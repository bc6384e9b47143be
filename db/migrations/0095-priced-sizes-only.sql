-- A size that its collection no longer prices is not on sale (0041): it cannot be ordered or discounted either, least of
-- all for nothing. Both functions keep the rest of their text, whichever migration wrote it last.
do $$
declare
  name regprocedure;
begin
  foreach name in array array['price_lines(integer[], text[], integer[])'::regprocedure,
    'place_order(jsonb, integer[], text[], integer[], text, jsonb, text, text)'::regprocedure]
  loop
    execute replace(pg_get_functiondef(name), 'left join collection_sizes', 'join collection_sizes');
  end loop;
end $$;
