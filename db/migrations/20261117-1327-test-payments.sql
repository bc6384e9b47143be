-- A payment made to try the gateway: no order, no money counted. Its reference tells its notification apart.
create table test_payments (
  reference text primary key,
  link_id text not null,
  url text not null,
  amount bigint not null check (amount > 0),
  mode text not null,
  status text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  checked_at timestamptz not null,
  notified_at timestamptz
);
