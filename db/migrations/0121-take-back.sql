-- A letter about a status set by staff waits a few seconds. Null: it goes at once.
alter table order_notices add column due_at timestamptz;

-- How an order was before its last status that writes to the customer, until that letter has gone out.
create table order_take_backs (
  order_id uuid primary key references orders on delete cascade,
  kind text not null,
  before jsonb not null,
  changed_at timestamptz not null,
  until timestamptz not null
);
