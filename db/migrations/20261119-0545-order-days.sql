-- Sums of a Bogotá day's orders, so that the dashboard need not read them all (insight/order-days.server.ts, which fills them).
-- Another meaning of a sum empties the table in its migration.
create table order_days (
  day date primary key,
  orders integer not null,
  ordered bigint not null,
  cod_orders integer not null,
  bold bigint not null,
  cod bigint not null,
  awaited bigint not null,
  placed integer not null,
  bought integer not null,
  money bigint not null,
  -- By rug and by town as it was written: [how many, money].
  rugs jsonb not null,
  towns jsonb not null
);
-- Days whose sums are no longer true. Only ever added to and emptied: two changes of a day do not wait for each other.
create table order_days_changed (day date not null);

-- A change holds the day's lock shared until it commits; who writes the day's sums has it alone. Today has no sums, and none are
-- written until it has been over for an hour, so its orders take no lock.
create function change_order_day(at timestamptz) returns void language plpgsql as $$
declare
  v_day date := (at at time zone 'America/Bogota')::date;
begin
  if v_day >= (clock_timestamp() at time zone 'America/Bogota')::date then return; end if;
  perform lock_order_day(v_day, true);
  insert into order_days_changed select v_day
  where exists (select from order_days where day = v_day) and not exists (select from order_days_changed where day = v_day);
end $$;

-- 1,024 locks at most, however many days one transaction touches.
create function lock_order_day(p_day date, p_shared boolean) returns boolean language plpgsql as $$
declare
  v_key int := (p_day - date '2000-01-01') % 1024;
begin
  if not p_shared then return pg_try_advisory_xact_lock(7215021, v_key); end if;
  perform pg_advisory_xact_lock_shared(7215021, v_key);
  return true;
end $$;

create function order_changed_day() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform change_order_day(old.created_at); end if;
  if tg_op <> 'DELETE' then perform change_order_day(new.created_at); end if;
  return null;
end $$;
create trigger orders_day after insert or delete or update of status, payment_status, payment_method, total, created_at, shipping_city
  on orders for each row execute function order_changed_day();

-- An order that is gone has told of its day itself.
create function order_part_changed_day() returns trigger language plpgsql as $$
begin
  perform change_order_day(created_at) from orders where id in (old.order_id, new.order_id);
  return null;
end $$;
create trigger order_items_day after insert or delete or update of order_id, rug_id, quantity, price
  on order_items for each row execute function order_part_changed_day();
create trigger payments_day after insert or delete or update of order_id, amount
  on payments for each row execute function order_part_changed_day();
create trigger refunds_day after insert or delete or update of order_id, amount
  on refunds for each row execute function order_part_changed_day();
