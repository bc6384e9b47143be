-- The same place_order, kinder to a rush: who comes too late is told so without waiting for the stock's lock. Taking that
-- lock only to refuse made every refusal wait for the disk, one after the other.
create or replace function place_order(
  o jsonb, p_rugs integer[], p_sizes text[], p_quantities integer[], p_code text, p_limits jsonb, p_key text, p_body_hash text
) returns jsonb language plpgsql
set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  known order_keys;
  tries record;
  lines priced_line[];
  short jsonb;
  off record;
  v_now timestamptz := (o ->> 'created_at')::timestamptz;
  v_email text := o ->> 'email_key';
  v_phone text := o ->> 'phone_key';
  v_address text := o ->> 'client_address';
  v_locks bigint[];
  v_subtotal bigint;
  v_short boolean;
  v_discount bigint := 0;
  v_surcharge bigint := 0;
  v_total bigint;
  gone integer[];
  flipped integer[];
  tags text;
begin
  if p_key is not null then
    -- A twin that is still under way is waited for here.
    insert into order_keys (key_hash, body_hash, order_id) values (p_key, p_body_hash, (o ->> 'id')::uuid) on conflict do nothing;
    if not found then
      select * into known from order_keys where key_hash = p_key;
      if known.body_hash <> p_body_hash then return '{"refused": "key_reused"}'; end if;
      return (select jsonb_build_object('order', to_jsonb(r)) from orders r where r.id = known.order_id);
    end if;
  end if;

  insert into rate_limits as r (bucket, hits, resets_at) values ('orders:' || v_address, 1, now() + interval '1 minute')
  on conflict (bucket) do update set
    hits = case when r.resets_at <= now() then 1 else r.hits + 1 end,
    resets_at = case when r.resets_at <= now() then now() + interval '1 minute' else r.resets_at end
  returning hits, ceil(extract(epoch from resets_at - now()))::int as left into tries;
  if tries.hits > (p_limits ->> 'perMinute')::int then
    delete from order_keys where key_hash = p_key;
    return jsonb_build_object('refused', 'too_many_calls', 'retryAfter', tries.left);
  end if;

  v_locks := array[hashtextextended('email ' || v_email, 0), hashtextextended('phone ' || v_phone, 0)];
  perform pg_advisory_xact_lock(least(v_locks[1], v_locks[2]));
  perform pg_advisory_xact_lock(greatest(v_locks[1], v_locks[2]));
  if (select count(*) from orders where email_key = v_email and payment_status = 'pending' and status in ('pending', 'processing'))
      >= (p_limits ->> 'perContact')::int
    or (select count(*) from orders where phone_key = v_phone and payment_status = 'pending' and status in ('pending', 'processing'))
      >= (p_limits ->> 'perContact')::int
    or (select count(*) from orders where client_address = v_address and payment_status = 'pending' and status in ('pending', 'processing'))
      >= (p_limits ->> 'perAddress')::int
  then
    delete from order_keys where key_hash = p_key;
    return jsonb_build_object('refused', 'too_many_open', 'retryAfter', 600);
  end if;

  if exists (
    select from unnest(p_rugs, p_sizes, p_quantities) w(rug_id, size, quantity)
    join rug_stock s on s.rug_id = w.rug_id and s.size = w.size where s.inventory < w.quantity
  ) then
    lines := price_lines(p_rugs, p_sizes, p_quantities);
    v_short := exists (select from unnest(lines) l where l.inventory < l.quantity);
  end if;
  if v_short is not true then
    select array_agg(row(l.place, l.rug_id, l.size, l.quantity, l.price, l.inventory, l.name, l.images, l.tag_keys)::priced_line),
      sum(l.price * l.quantity), bool_or(l.quantity > l.inventory), array_agg(l.rug_id),
      array_agg(l.rug_id) filter (where l.quantity = l.inventory)
    into lines, v_subtotal, v_short, gone, flipped from (
      select w.place, r.id as rug_id, w.size, w.quantity, round(coalesce(cs.price, 0) / 100.0)::bigint * 100 as price,
        case when r.is_active then s.inventory else 0 end as inventory, r.name, r.images, r.tag_keys
      from unnest(p_rugs, p_sizes, p_quantities) with ordinality w(rug_id, size, quantity, place)
      join rugs r on r.id = w.rug_id
      join rug_stock s on s.rug_id = r.id and s.size = w.size
      left join collection_sizes cs on cs.collection_id = r.collection_id and cs.size = w.size
      order by s.rug_id, s.size for update of s
    ) l;
  end if;

  if v_short or coalesce(cardinality(lines), 0) < cardinality(p_rugs) then
    select jsonb_agg(jsonb_build_object('carpetId', w.rug_id, 'name', coalesce(r.name, ''), 'size', w.size,
      'available', coalesce(l.inventory, 0), 'known', r.id is not null) order by w.place)
    into short
    from unnest(p_rugs, p_sizes, p_quantities) with ordinality w(rug_id, size, quantity, place)
    left join rugs r on r.id = w.rug_id
    left join unnest(lines) l on l.place = w.place
    where coalesce(l.inventory, 0) < w.quantity;
    delete from order_keys where key_hash = p_key;
    return jsonb_build_object('refused', 'short_stock', 'items', short);
  end if;

  if p_code is not null then
    select * into off from discount_on(p_code, v_now, lines);
    if off.reason is null then
      update discount_codes set times_used = times_used + 1
      where id = off.id and (usage_limit is null or times_used < usage_limit);
      if not found then off.reason := 'used_up'; end if;
    end if;
    if off.reason is not null then
      delete from order_keys where key_hash = p_key;
      return jsonb_build_object('refused', 'discount', 'reason', off.reason);
    end if;
    v_discount := off.amount;
    o := o || jsonb_build_object('discount_code', off.code, 'discount_id', off.id);
  end if;
  if o ->> 'payment_method' = 'COD' then v_surcharge := percent_of(v_subtotal, 5); end if;
  v_total := v_subtotal - v_discount + v_surcharge;
  o := o || jsonb_build_object('subtotal', v_subtotal, 'discount', v_discount, 'surcharge', v_surcharge, 'shipping_cost', 0,
    'total', v_total, 'tax', round(v_total * 19 / 119.0)::bigint, 'stock_held', true, 'confirming', false, 'updated_at', v_now);

  update rug_stock s set inventory = s.inventory - l.quantity
  from unnest(p_rugs, p_sizes, p_quantities) l(rug_id, size, quantity) where s.rug_id = l.rug_id and s.size = l.size;
  insert into orders select p.* from jsonb_populate_record(null::orders, o) p;
  insert into order_items (order_id, rug_id, rug_name, rug_images, size, quantity, price)
  select (o ->> 'id')::uuid, rug_id, name, images, size, quantity, price from unnest(lines) order by place;
  insert into order_notices (order_id, kind, created_at) values ((o ->> 'id')::uuid, 'received', v_now);
  tags := 'rug:' || array_to_string(gone, ' rug:');
  if flipped is not null then
    perform refresh_in_stock(flipped);
    tags := tags || ' rugs';
  end if;
  return jsonb_build_object('tags', tags, 'subtotal', v_subtotal, 'discount', v_discount, 'surcharge', v_surcharge,
    'total', v_total, 'tax', o -> 'tax');
end $$;
