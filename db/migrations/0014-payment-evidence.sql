-- A payment may be told by a notification, by its link's state, or both: the two are one payment.
alter table payments add column event_payment_id text, add column link_id text, drop column outcome;
create unique index payments_event on payments (event_payment_id);
create unique index payments_link on payments (link_id);

alter table payment_links add column checked_at timestamptz;

-- Who is asking Bold for an order's link just now: a second asker waits for the same one.
create table payment_link_claims (
  order_id uuid primary key references orders on delete cascade,
  claimed_at timestamptz not null
);

-- The test bank: only used while no Bold key is set.
create table bold_sandbox_links (
  id text primary key,
  request jsonb not null,
  status text not null default 'ACTIVE',
  payment_method text,
  transaction_id text,
  created_at timestamptz not null default now()
);
create table bold_sandbox_events (
  id text primary key,
  link_id text not null references bold_sandbox_links on delete cascade,
  body text not null,
  due_at timestamptz not null,
  sent_at timestamptz,
  tries integer not null default 0
);
create index bold_sandbox_events_due on bold_sandbox_events (due_at) where sent_at is null;
