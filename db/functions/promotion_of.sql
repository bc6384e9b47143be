-- The promotion that counts for a rug at a moment: of several the largest. A row of nulls when there is none.
create or replace function promotion_of(p_rug integer, p_collection integer, p_tag_keys text[], p_at timestamptz,
  out id integer, out name text, out percentage numeric, out starts_at timestamptz, out ends_at timestamptz)
language sql stable as $$
  select p.id, p.name, p.percentage, p.starts_at, p.ends_at from promotions p
  where p.ends_at >= p_at and p.starts_at <= p_at
    and (p_rug = any (p.rug_ids) or p_collection = any (p.collection_ids) or p.tag_keys && p_tag_keys)
  order by p.percentage desc, p.id limit 1
$$;
