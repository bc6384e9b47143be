-- What an order costs the database. Measured per statement: starting plans, parsing JSON and CHECKs, and index entries
-- for rows that did not move were most of it.

-- With the inventory in its condition every sale moved the row to new index entries, and computed normal_size() anew.
drop index rug_stock_size;
create index rug_stock_size on rug_stock (normal_size(size), rug_id);
alter table rug_stock set (fillfactor = 70);

-- Only the nightly sweep read it.
drop index rate_limits_resets_at;

-- PostgreSQL reads each CHECK from its text for every statement: the same promises in fewer words.
alter table orders
  drop constraint orders_subtotal_check, drop constraint orders_discount_check, drop constraint orders_surcharge_check,
  drop constraint orders_total_check, drop constraint orders_check,
  add constraint orders_sums check (total = subtotal - discount + surcharge + shipping_cost and least(subtotal, discount, surcharge, total) >= 0);
alter table order_items
  drop constraint order_items_quantity_check, drop constraint order_items_price_check,
  add constraint order_items_sums check (quantity > 0 and price >= 0);

-- New orders go to the end of an index, not to its beginning.
drop index orders_newest;
create index orders_newest on orders (created_at, id);

-- A size that its collection no longer prices is not on sale (0041): it cannot be bought for nothing either.
create or replace function price_lines(p_rugs integer[], p_sizes text[], p_quantities integer[]) returns priced_line[] language sql stable as $$
  select array_agg(row(w.place, r.id, w.size, w.quantity, (cs.price + 50) / 100 * 100,
    case when r.is_active then s.inventory else 0 end, r.name, r.images, r.tag_keys)::priced_line order by w.place)
  from unnest(p_rugs, p_sizes, p_quantities) with ordinality w(rug_id, size, quantity, place)
  join rugs r on r.id = w.rug_id
  join rug_stock s on s.rug_id = r.id and s.size = w.size
  join collection_sizes cs on cs.collection_id = r.collection_id and cs.size = w.size
$$;

create or replace function refresh_in_stock(ids integer[]) returns void language plpgsql as $$
begin
  perform from rugs where id = any (ids) order by id for no key update;
  update rugs r set in_stock = exists (
    select from rug_stock s join collection_sizes cs on cs.collection_id = r.collection_id and cs.size = s.size
    where s.rug_id = r.id and s.inventory > 0
  ) where r.id = any (ids);
end $$;

-- Which lines cannot be filled, for the refusal; null when by now they all can.
create function short_lines(p_rugs integer[], p_sizes text[], p_quantities integer[]) returns json language sql stable as $$
  select json_agg(json_build_object('carpetId', w.rug_id, 'name', coalesce(r.name, ''), 'size', w.size,
    'available', coalesce(l.inventory, 0), 'known', r.id is not null) order by w.place)
  from unnest(p_rugs, p_sizes, p_quantities) with ordinality w(rug_id, size, quantity, place)
  left join rugs r on r.id = w.rug_id
  left join unnest(price_lines(p_rugs, p_sizes, p_quantities)) l on l.place = w.place
  where coalesce(l.inventory, 0) < w.quantity
$$;

-- Units that this very transaction took and could not use.
create function put_back(p_rugs integer[], p_sizes text[], p_quantities integer[]) returns void language sql as $$
  update rug_stock s set inventory = s.inventory + w.quantity
  from unnest(p_rugs, p_sizes, p_quantities) w(rug_id, size, quantity) where s.rug_id = w.rug_id and s.size = w.size
$$;

drop function place_order(jsonb, integer[], text[], integer[], text, jsonb, text, text);

-- One round trip places an order: all lines or none. A refusal is an answer, not an exception, so that the counted try
-- stays counted. Locks come in one order everywhere: address, contact, stock rows by rug and size, code, rugs.
create function place_order(
  p_id uuid, p_number text, p_status text, p_method text,
  p_name text, p_email text, p_phone text, p_id_number text, p_document_type text,
  p_address text, p_city text, p_state text, p_zip_code text, p_country text,
  p_consents jsonb, p_tracking jsonb, p_email_key text, p_phone_key text, p_client_address text,
  p_now timestamptz, p_expires_at timestamptz,
  p_rugs integer[], p_sizes text[], p_quantities integer[], p_code text,
  p_per_minute integer, p_per_contact integer, p_per_address integer, p_key text, p_body_hash text
) returns json language plpgsql
set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  known order_keys;
  v_hits integer;
  v_left integer;
  v_one bigint := hashtextextended('email ' || p_email_key, 0);
  v_two bigint := hashtextextended('phone ' || p_phone_key, 0);
  v_count integer := cardinality(p_rugs);
  v_turn integer[];
  i integer;
  v_rug integer;
  v_size text;
  v_quantity integer;
  line priced_line;
  lines priced_line[];
  short json;
  off record;
  v_code text;
  v_code_id integer;
  v_subtotal bigint;
  v_discount bigint := 0;
  v_surcharge bigint := 0;
  v_total bigint;
  v_tax bigint;
  flipped integer[];
begin
  if p_key is not null then
    -- A twin that is still under way is waited for here.
    insert into order_keys (key_hash, body_hash, order_id) values (p_key, p_body_hash, p_id) on conflict do nothing;
    if not found then
      select * into known from order_keys where key_hash = p_key;
      if known.body_hash <> p_body_hash then return '{"refused": "key_reused"}'; end if;
      return (select json_build_object('order', to_json(r)) from orders r where r.id = known.order_id);
    end if;
  end if;

  insert into rate_limits as r (bucket, hits, resets_at) values ('orders:' || p_client_address, 1, now() + interval '1 minute')
  on conflict (bucket) do update set
    hits = case when r.resets_at <= now() then 1 else r.hits + 1 end,
    resets_at = case when r.resets_at <= now() then now() + interval '1 minute' else r.resets_at end
  returning hits, ceil(extract(epoch from resets_at - now()))::int into v_hits, v_left;
  if v_hits > p_per_minute then
    delete from order_keys where key_hash = p_key;
    return json_build_object('refused', 'too_many_calls', 'retryAfter', v_left);
  end if;

  perform pg_advisory_xact_lock(least(v_one, v_two)), pg_advisory_xact_lock(greatest(v_one, v_two));
  -- "As many as the cap" without counting further than it.
  if exists (select from orders where email_key = p_email_key and payment_status = 'pending' and status in ('pending', 'processing') offset p_per_contact - 1)
    or exists (select from orders where phone_key = p_phone_key and payment_status = 'pending' and status in ('pending', 'processing') offset p_per_contact - 1)
    or exists (select from orders where client_address = p_client_address and payment_status = 'pending' and status in ('pending', 'processing') offset p_per_address - 1)
  then
    delete from order_keys where key_hash = p_key;
    return '{"refused": "too_many_open", "retryAfter": 600}';
  end if;

  if v_count > 1 then
    v_turn := array(select n from generate_series(1, v_count) n order by p_rugs[n], p_sizes[n]);
  end if;
  <<again>> loop
    v_subtotal := 0;
    flipped := null;
    for n in 1 .. v_count loop
      i := coalesce(v_turn[n], n);
      v_rug := p_rugs[i];
      v_size := p_sizes[i];
      v_quantity := p_quantities[i];
      -- Takes the stock, locks it and prices it at once. Who comes too late does not wait for the lock.
      update rug_stock s set inventory = s.inventory - v_quantity
      from rugs r join collection_sizes cs on cs.collection_id = r.collection_id
      where s.rug_id = v_rug and s.size = v_size and s.inventory >= v_quantity
        and r.id = v_rug and r.is_active and cs.size = v_size
      returning i, v_rug, v_size, v_quantity, (cs.price + 50) / 100 * 100, s.inventory, r.name, r.images, r.tag_keys into line;
      if not found then
        perform put_back(array_agg(p_rugs[t]), array_agg(p_sizes[t]), array_agg(p_quantities[t])) from unnest(v_turn[1:n - 1]) t;
        short := short_lines(p_rugs, p_sizes, p_quantities);
        -- Somebody gave units back meanwhile.
        continue again when short is null;
        delete from order_keys where key_hash = p_key;
        return json_build_object('refused', 'short_stock', 'items', short);
      end if;
      lines[i] := line;
      v_subtotal := v_subtotal + line.price * v_quantity;
      if line.inventory = 0 then flipped := flipped || v_rug; end if;
    end loop;
    exit;
  end loop;

  if p_code is not null then
    select * into off from discount_on(p_code, p_now, lines);
    if off.reason is null then
      update discount_codes set times_used = times_used + 1
      where id = off.id and (usage_limit is null or times_used < usage_limit);
      if not found then off.reason := 'used_up'; end if;
    end if;
    if off.reason is not null then
      perform put_back(p_rugs, p_sizes, p_quantities);
      delete from order_keys where key_hash = p_key;
      return json_build_object('refused', 'discount', 'reason', off.reason);
    end if;
    v_discount := off.amount;
    v_code := off.code;
    v_code_id := off.id;
  end if;
  if p_method = 'COD' then v_surcharge := percent_of(v_subtotal, 5); end if;
  v_total := v_subtotal - v_discount + v_surcharge;
  v_tax := round(v_total * 19 / 119.0);

  insert into orders (
    id, number, status, payment_status, payment_method, customer_name, customer_email, customer_phone, customer_id_number,
    document_type, shipping_address, shipping_city, shipping_state, shipping_zip_code, shipping_country,
    subtotal, discount, discount_code, discount_id, surcharge, tax, total, consents, tracking,
    email_key, phone_key, client_address, stock_held, created_at, expires_at, updated_at
  ) values (
    p_id, p_number, p_status, 'pending', p_method, p_name, p_email, p_phone, p_id_number,
    p_document_type, p_address, p_city, p_state, p_zip_code, p_country,
    v_subtotal, v_discount, v_code, v_code_id, v_surcharge, v_tax, v_total, p_consents, p_tracking,
    p_email_key, p_phone_key, p_client_address, true, p_now, p_expires_at, p_now
  );
  foreach line in array lines loop
    insert into order_items (order_id, rug_id, rug_name, rug_images, size, quantity, price)
    values (p_id, line.rug_id, line.name, line.images, line.size, line.quantity, line.price);
  end loop;
  insert into order_notices (order_id, kind, created_at) values (p_id, 'received', p_now);
  if flipped is not null then perform refresh_in_stock(flipped); end if;
  return json_build_object('soldOut', flipped is not null, 'subtotal', v_subtotal, 'discount', v_discount,
    'surcharge', v_surcharge, 'total', v_total, 'tax', v_tax);
end $$;
