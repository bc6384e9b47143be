-- One round trip places an order: all lines or none. A refusal is an answer, not an exception, so that the counted try
-- stays counted. Locks come in one order everywhere: address, contact, stock rows by rug and size, code, rugs.
-- `request` names everything it needs (orders/place-order.server.ts writes it); unknown names are ignored.
-- hold_limit: how many units the unpaid orders of an hour may hold before the alarm is considered; null: do not count.
create or replace function place_order(request json) returns json language plpgsql
set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  o record;
  known order_keys;
  v_hits integer;
  v_left integer;
  v_one bigint;
  v_two bigint;
  v_count integer;
  v_units integer;
  v_refused text;
  v_alarm boolean;
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
  select asked.*, exists (select from stock_alarms where ended_at is null) as alarm,
    -- Most days have no promotion, and asking for a rug's costs as much as taking its stock.
    exists (select from promotions where ends_at >= asked.created_at) as has_promotions
  into o from json_to_record(request) as asked(
    id uuid, number text, status text, payment_method text,
    customer_name text, customer_email text, customer_phone text, customer_id_number text, document_type text,
    shipping_address text, shipping_city text, shipping_state text, shipping_zip_code text, shipping_country text,
    consents jsonb, tracking jsonb, email_key text, phone_key text, client_address text,
    created_at timestamptz, expires_at timestamptz, confirm_token text,
    rugs integer[], sizes text[], quantities integer[], code text, cod_percent numeric, iva_percent numeric,
    calls_per_minute integer, units_per_order integer, orders_per_contact integer, units_per_contact integer,
    orders_per_address integer, units_per_address integer, address_hours integer,
    confirm_minutes integer, hold_limit bigint, alarm_percent integer,
    key_hash text, body_hash text,
    -- A sale by staff; absent where a shopper orders.
    sold_by text, payment_status text, paid_at timestamptz, delivered_at timestamptz, payment_reference text,
    discount_percent numeric, reservation_id integer);
  v_one := hashtextextended('email ' || o.email_key, 0);
  v_two := hashtextextended('phone ' || o.phone_key, 0);
  v_count := cardinality(o.rugs);
  v_units := 0;
  foreach v_quantity in array o.quantities loop v_units := v_units + v_quantity; end loop;
  v_alarm := o.alarm;

  if o.key_hash is not null then
    -- A twin that is still under way is waited for here.
    insert into order_keys (key_hash, body_hash, order_id) values (o.key_hash, o.body_hash, o.id) on conflict do nothing;
    if not found then
      select * into known from order_keys where key_hash = o.key_hash;
      if known.body_hash <> o.body_hash then return '{"refused": "key_reused"}'; end if;
      return (select json_build_object('order', to_json(r)) from orders r where r.id = known.order_id);
    end if;
  end if;

  -- Staff know whom they sell to: the limits are for the unproved.
  if o.sold_by is null then
    insert into rate_limits as r (bucket, hits, resets_at) values ('orders:' || o.client_address, 1, now() + interval '1 minute')
    on conflict (bucket) do update set
      hits = case when r.resets_at <= now() then 1 else r.hits + 1 end,
      resets_at = case when r.resets_at <= now() then now() + interval '1 minute' else r.resets_at end
    returning hits, ceil(extract(epoch from resets_at - now()))::int into v_hits, v_left;
    if v_hits > o.calls_per_minute then
      v_refused := 'too_many_calls';
    elsif v_units > o.units_per_order then
      v_refused := 'too_many_units';
    else
      v_left := 600;
      perform pg_advisory_xact_lock(least(v_one, v_two)), pg_advisory_xact_lock(greatest(v_one, v_two));
      -- "offset 0": found by contact or address, then looked at. Otherwise a plan made while the table had no statistics
      -- goes through all unpaid orders of the shop, for every new one.
      v_refused := case
        when (select count(*) >= o.orders_per_contact or coalesce(sum(units), 0) + v_units > o.units_per_contact
            from (select units, payment_status, status, confirmed_by from orders where email_key = o.email_key offset 0) mine
            where payment_status = 'pending' and status in ('pending', 'processing') and confirmed_by is distinct from 'staff')
          or (select count(*) >= o.orders_per_contact or coalesce(sum(units), 0) + v_units > o.units_per_contact
            from (select units, payment_status, status, confirmed_by from orders where phone_key = o.phone_key offset 0) mine
            where payment_status = 'pending' and status in ('pending', 'processing') and confirmed_by is distinct from 'staff')
        then 'too_many_open'
        when (select count(*) >= o.orders_per_address or coalesce(sum(units), 0) + v_units > o.units_per_address
            from (select units, payment_status, status, confirmed_by, confirmed_at from orders where client_address = o.client_address
              and created_at > o.created_at - make_interval(hours => o.address_hours) offset 0) near
            where payment_status = 'pending' and status in ('pending', 'processing')
              and (confirmed_at is null or (v_alarm and confirmed_by = 'customer')))
        then 'too_many_from_network'
      end;
    end if;
  end if;
  if v_refused is not null then
    delete from order_keys where key_hash = o.key_hash;
    -- Too little stock is told first: whoever pays or cancels something should not come back to learn it then.
    short := short_lines(o.rugs, o.sizes, o.quantities);
    if short is not null then return json_build_object('refused', 'short_stock', 'items', short); end if;
    return json_build_object('refused', v_refused, 'retryAfter', v_left);
  end if;

  <<again>> loop
    -- A cart may still say what a size was called before it was renamed, perhaps beside its present name: one line of both.
    if exists (select from size_aliases) then
      select array_agg(rug), array_agg(size), array_agg(quantity) into o.rugs, o.sizes, o.quantities from (
        select rug, current_size(size) as size, sum(quantity)::int as quantity
        from unnest(o.rugs, o.sizes, o.quantities) with ordinality asked(rug, size, quantity, place)
        group by 1, current_size(size) order by min(place)) named;
      v_count := cardinality(o.rugs);
      lines := null;
    end if;
    v_turn := null;
    if v_count > 1 then v_turn := array(select n from generate_series(1, v_count) n order by o.rugs[n], o.sizes[n]); end if;
    v_subtotal := 0;
    flipped := null;
    for n in 1 .. v_count loop
      i := coalesce(v_turn[n], n);
      v_rug := o.rugs[i];
      v_size := o.sizes[i];
      v_quantity := o.quantities[i];
      -- Takes the stock, locks it and prices it at once. Who comes too late does not wait for the lock.
      update rug_stock s set inventory = s.inventory - v_quantity
      from rugs r join collection_sizes cs on cs.collection_id = r.collection_id
      where s.rug_id = v_rug and s.size = v_size and s.inventory >= v_quantity
        and r.id = v_rug and r.is_active and cs.size = v_size and is_priced(cs.price)
      returning i, v_rug, v_size, v_quantity,
        sale_price(cs.price, case when o.has_promotions then (promotion_of(r.id, r.collection_id, r.tag_keys, o.created_at)).percentage end),
        s.inventory, r.name, r.images, r.tag_keys into line;
      if not found then
        perform put_back(array_agg(o.rugs[t]), array_agg(o.sizes[t]), array_agg(o.quantities[t])) from unnest(v_turn[1:n - 1]) t;
        short := short_lines(o.rugs, o.sizes, o.quantities);
        -- Somebody gave units back, or renamed the size, meanwhile.
        continue again when short is null;
        delete from order_keys where key_hash = o.key_hash;
        return json_build_object('refused', 'short_stock', 'items', short);
      end if;
      lines[i] := line;
      v_subtotal := v_subtotal + line.price * v_quantity;
      if line.inventory = 0 then flipped := flipped || v_rug; end if;
    end loop;
    exit;
  end loop;

  if o.code is not null then
    select * into off from discount_on(o.code, o.created_at, lines);
    if off.reason is null then
      update discount_codes set times_used = times_used + 1
      where id = off.id and (usage_limit is null or times_used < usage_limit);
      if not found then off.reason := 'used_up'; end if;
    end if;
    if off.reason is not null then
      perform put_back(o.rugs, o.sizes, o.quantities);
      delete from order_keys where key_hash = o.key_hash;
      return json_build_object('refused', 'discount', 'reason', off.reason);
    end if;
    v_discount := off.amount;
    v_code := off.code;
    v_code_id := off.id;
  end if;
  if o.discount_percent > 0 then v_discount := percent_of(v_subtotal, o.discount_percent); end if;
  if o.payment_method = 'COD' then v_surcharge := percent_of(v_subtotal, o.cod_percent); end if;
  v_total := v_subtotal - v_discount + v_surcharge;
  v_tax := round(v_total * o.iva_percent / (100 + o.iva_percent));

  if not v_alarm and o.hold_limit is not null and o.sold_by is null then
    v_held := v_units + (select coalesce(sum(units), 0) from orders
      where created_at > o.created_at - interval '1 hour' and payment_status = 'pending' and status in ('pending', 'processing')
        and confirmed_by is distinct from 'staff');
    if v_held > o.hold_limit then
      v_all := v_held + units_on_shelf();
      -- One order alone is never an alarm.
      o.hold_limit := greatest(v_all * o.alarm_percent / 100, o.units_per_order);
      if v_held > o.hold_limit then
        insert into stock_alarms (started_at, last_over_at, held, units) values (o.created_at, o.created_at, v_held, v_all) on conflict do nothing;
        v_raised := found;
        v_alarm := true;
      end if;
    end if;
  end if;
  if v_alarm and o.payment_method = 'COD' and o.sold_by is null then v_confirm_by := o.created_at + make_interval(mins => o.confirm_minutes); end if;

  insert into orders (
    id, number, status, payment_status, payment_method, customer_name, customer_email, customer_phone, customer_id_number,
    document_type, shipping_address, shipping_city, shipping_state, shipping_zip_code, shipping_country,
    subtotal, discount, discount_code, discount_id, surcharge, tax, total, consents, tracking,
    email_key, phone_key, client_address, stock_held, created_at, expires_at, updated_at, units, confirm_token, confirm_by,
    cod_percent, iva_percent,
    sold_by, paid_at, delivered_at, payment_reference, reservation_id, confirmed_at, confirmed_by
  ) values (
    o.id, o.number, o.status, coalesce(o.payment_status, 'pending'), o.payment_method, o.customer_name, o.customer_email, o.customer_phone, o.customer_id_number,
    o.document_type, o.shipping_address, o.shipping_city, o.shipping_state, o.shipping_zip_code, o.shipping_country,
    v_subtotal, v_discount, v_code, v_code_id, v_surcharge, v_tax, v_total, o.consents, o.tracking,
    o.email_key, o.phone_key, o.client_address, true, o.created_at, o.expires_at, o.created_at, v_units, o.confirm_token, v_confirm_by,
    o.cod_percent, o.iva_percent,
    o.sold_by, o.paid_at, o.delivered_at, o.payment_reference, o.reservation_id,
    case when o.sold_by is not null then o.created_at end, case when o.sold_by is not null then 'staff' end
  );
  foreach line in array lines loop
    insert into order_items (order_id, rug_id, rug_name, rug_images, size, quantity, price)
    values (o.id, line.rug_id, line.name, line.images, line.size, line.quantity, line.price);
  end loop;
  insert into order_notices (order_id, kind, created_at) values (o.id, 'received', o.created_at);
  if o.payment_status = 'paid' then
    insert into order_notices (order_id, kind, created_at) values (o.id, 'paid', o.created_at);
  end if;
  if flipped is not null then perform refresh_in_stock(flipped); end if;
  return json_build_object('soldOut', flipped is not null, 'subtotal', v_subtotal, 'discount', v_discount,
    'surcharge', v_surcharge, 'total', v_total, 'tax', v_tax, 'confirm_by', v_confirm_by,
    'held', v_held, 'holdLimit', o.hold_limit, 'alarm', v_raised);
end $$;
