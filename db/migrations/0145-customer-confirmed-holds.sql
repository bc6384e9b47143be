-- A customer's press proves a mailbox, not that anybody will pay: who owns one could press and order again until the shop
-- was empty, and no alarm rang. Such an order still counts for its contact and for the alarm, and while the alarm lasts for
-- its network address too. What staff confirmed or moved on counts for nobody.
-- One round trip places an order: all lines or none. A refusal is an answer, not an exception, so that the counted try
-- stays counted. Locks come in one order everywhere: address, contact, stock rows by rug and size, code, rugs.
-- p_limits: calls per minute, units per order, orders and units per contact, orders, units and hours per address.
-- p_hold_limit: how many units the unpaid orders of an hour may hold before the alarm is considered; null: do not count.
create or replace function place_order(
  p_id uuid, p_number text, p_status text, p_method text,
  p_name text, p_email text, p_phone text, p_id_number text, p_document_type text,
  p_address text, p_city text, p_state text, p_zip_code text, p_country text,
  p_consents jsonb, p_tracking jsonb, p_email_key text, p_phone_key text, p_client_address text,
  p_now timestamptz, p_expires_at timestamptz,
  p_rugs integer[], p_sizes text[], p_quantities integer[], p_code text,
  p_limits integer[], p_confirm_token text, p_confirm_minutes integer, p_hold_limit bigint, p_alarm_percent integer,
  p_key text, p_body_hash text
) returns json language plpgsql
set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  known order_keys;
  v_hits integer;
  v_left integer;
  v_one bigint := hashtextextended('email ' || p_email_key, 0);
  v_two bigint := hashtextextended('phone ' || p_phone_key, 0);
  v_count integer := cardinality(p_rugs);
  v_units integer := (select sum(n) from unnest(p_quantities) n);
  v_refused text;
  v_alarm boolean := exists (select from stock_alarms where ended_at is null);
  v_raised boolean := false;
  v_held bigint;
  v_all bigint;
  v_confirm_by timestamptz;
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
  if v_hits > p_limits[1] then
    v_refused := 'too_many_calls';
  elsif v_units > p_limits[2] then
    v_refused := 'too_many_units';
  else
    v_left := 600;
    perform pg_advisory_xact_lock(least(v_one, v_two)), pg_advisory_xact_lock(greatest(v_one, v_two));
    if (select count(*) >= p_limits[3] or coalesce(sum(units), 0) + v_units > p_limits[4] from orders
        where email_key = p_email_key and payment_status = 'pending' and status in ('pending', 'processing') and confirmed_by is distinct from 'staff')
      or (select count(*) >= p_limits[3] or coalesce(sum(units), 0) + v_units > p_limits[4] from orders
        where phone_key = p_phone_key and payment_status = 'pending' and status in ('pending', 'processing') and confirmed_by is distinct from 'staff')
    then
      v_refused := 'too_many_open';
    elsif (select count(*) >= p_limits[5] or coalesce(sum(units), 0) + v_units > p_limits[6] from orders
        where client_address = p_client_address and created_at > p_now - make_interval(hours => p_limits[7])
          and payment_status = 'pending' and status in ('pending', 'processing')
          and (confirmed_at is null or (v_alarm and confirmed_by = 'customer')))
    then
      v_refused := 'too_many_from_network';
    end if;
  end if;
  if v_refused is not null then
    delete from order_keys where key_hash = p_key;
    -- Too little stock is told first: whoever pays or cancels something should not come back to learn it then.
    short := short_lines(p_rugs, p_sizes, p_quantities);
    if short is not null then return json_build_object('refused', 'short_stock', 'items', short); end if;
    return json_build_object('refused', v_refused, 'retryAfter', v_left);
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
        and r.id = v_rug and r.is_active and cs.size = v_size and is_priced(cs.price)
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

  if not v_alarm and p_hold_limit is not null then
    v_held := v_units + (select coalesce(sum(units), 0) from orders
      where created_at > p_now - interval '1 hour' and payment_status = 'pending' and status in ('pending', 'processing')
        and confirmed_by is distinct from 'staff');
    if v_held > p_hold_limit then
      v_all := v_held + units_on_shelf();
      -- One order alone is never an alarm.
      p_hold_limit := greatest(v_all * p_alarm_percent / 100, p_limits[2]);
      if v_held > p_hold_limit then
        insert into stock_alarms (started_at, last_over_at, held, units) values (p_now, p_now, v_held, v_all) on conflict do nothing;
        v_raised := found;
        v_alarm := true;
      end if;
    end if;
  end if;
  if v_alarm and p_method = 'COD' then v_confirm_by := p_now + make_interval(mins => p_confirm_minutes); end if;

  insert into orders (
    id, number, status, payment_status, payment_method, customer_name, customer_email, customer_phone, customer_id_number,
    document_type, shipping_address, shipping_city, shipping_state, shipping_zip_code, shipping_country,
    subtotal, discount, discount_code, discount_id, surcharge, tax, total, consents, tracking,
    email_key, phone_key, client_address, stock_held, created_at, expires_at, updated_at, units, confirm_token, confirm_by
  ) values (
    p_id, p_number, p_status, 'pending', p_method, p_name, p_email, p_phone, p_id_number,
    p_document_type, p_address, p_city, p_state, p_zip_code, p_country,
    v_subtotal, v_discount, v_code, v_code_id, v_surcharge, v_tax, v_total, p_consents, p_tracking,
    p_email_key, p_phone_key, p_client_address, true, p_now, p_expires_at, p_now, v_units, p_confirm_token, v_confirm_by
  );
  foreach line in array lines loop
    insert into order_items (order_id, rug_id, rug_name, rug_images, size, quantity, price)
    values (p_id, line.rug_id, line.name, line.images, line.size, line.quantity, line.price);
  end loop;
  insert into order_notices (order_id, kind, created_at) values (p_id, 'received', p_now);
  if flipped is not null then perform refresh_in_stock(flipped); end if;
  return json_build_object('soldOut', flipped is not null, 'subtotal', v_subtotal, 'discount', v_discount,
    'surcharge', v_surcharge, 'total', v_total, 'tax', v_tax, 'confirm_by', v_confirm_by,
    'held', v_held, 'holdLimit', p_hold_limit, 'alarm', v_raised);
end $$;
