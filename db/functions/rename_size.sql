-- A size under another name wherever it is, however it is spelled there; answers with the rugs that have it. The caller has
-- looked that no size is called so (size_in_use). An order that is being placed has its stock row locked: it is waited for,
-- and one that comes later finds the size by its alias.
create or replace function rename_size(p_from text, p_to text) returns integer[] language plpgsql as $$
declare
  v_from text := normal_size(p_from);
  v_to text := normal_size(p_to);
  ids integer[];
  low_rugs integer[];
  low_units integer[];
begin
  -- Empty rows of a size that was called so once and that no collection lists.
  delete from rug_stock where normal_size(size) = v_to and v_to <> v_from;

  -- A rug that has it in two spellings keeps one row with the units of both.
  update rug_stock s set inventory = both_rows.units
  from (select rug_id, min(size) as size, sum(inventory)::int as units from rug_stock
    where normal_size(size) = v_from group by rug_id having count(*) > 1) both_rows
  where s.rug_id = both_rows.rug_id and s.size = both_rows.size;
  delete from rug_stock s using rug_stock kept
  where normal_size(s.size) = v_from and normal_size(kept.size) = v_from and kept.rug_id = s.rug_id and kept.size < s.size;

  -- rug_low refers to rug_stock by the size: its rows leave, and come back under the new one.
  with low as (delete from rug_low where normal_size(size) = v_from returning rug_id, units)
  select array_agg(rug_id), array_agg(units) into low_rugs, low_units from low;
  delete from rug_prices h where normal_size(h.size) in (v_from, v_to)
    and not exists (select from rug_stock s where s.rug_id = h.rug_id and s.size = h.size);
  update rug_prices set size = p_to where normal_size(size) = v_from;
  update rug_stock set size = p_to where normal_size(size) = v_from;
  select array_agg(rug_id order by rug_id) into ids from rug_stock where size = p_to;
  insert into rug_low (rug_id, size, units) select rug_id, p_to, units from unnest(low_rugs, low_units) as low (rug_id, units);

  update collection_sizes set size = p_to where normal_size(size) = v_from;
  update order_items set sold_size = coalesce(sold_size, size), size = p_to where normal_size(size) = v_from;

  -- Who waits for both names of it waits once.
  delete from stock_requests q using stock_requests other
  where normal_size(q.size) = v_from and normal_size(other.size) in (v_from, v_to) and other.id <> q.id
    and (normal_size(other.size) <> v_from or other.id < q.id)
    and other.mailbox = q.mailbox and other.rug_id = q.rug_id and q.told_at is null and other.told_at is null;
  update stock_requests set size = p_to where normal_size(size) = v_from;

  delete from size_aliases where alias = v_to;
  update size_aliases set size = p_to where normal_size(size) = v_from;
  -- A name that is only "cm" is spelled as nothing: nothing asked for is not that size.
  insert into size_aliases (alias, size) select v_from, p_to where v_from <> '' on conflict (alias) do update set size = excluded.size;
  return coalesce(ids, '{}');
end $$;
