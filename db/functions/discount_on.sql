-- What a code takes off these lines, or why it does not. Called by the checkout's box and, again, by the order itself.
create or replace function discount_on(p_code text, p_now timestamptz, lines priced_line[],
  out id integer, out code text, out name text, out percentage numeric, out amount bigint, out reason text)
language plpgsql stable as $$
declare
  d discount_codes;
  base bigint;
begin
  select * into d from discount_codes c where c.code_key = upper(trim(p_code));
  if not found or not d.is_active then reason := 'unknown'; return; end if;
  if p_now < d.starts_at then reason := 'not_yet'; return; end if;
  if p_now > d.ends_at then reason := 'expired'; return; end if;
  if d.times_used >= d.usage_limit then reason := 'used_up'; return; end if;
  select coalesce(sum(l.price * l.quantity), 0) into base from unnest(lines) l
  where d.is_all_products or l.tag_keys && fold_all(d.applicable_tags);
  if base = 0 then reason := 'not_for_this_cart'; return; end if;
  id := d.id; code := d.code; name := d.name; percentage := d.percentage;
  amount := percent_of(base, d.percentage);
end $$;
