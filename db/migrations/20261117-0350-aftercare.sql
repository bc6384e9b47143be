-- Reviews by buyers wait for staff; the shop may answer. Those of before are shown as they were.
alter table reviews
  add column status text not null default 'published' check (status in ('pending', 'published', 'hidden')),
  add column answer text not null default '',
  add column order_id uuid references orders on delete set null;
create unique index reviews_of_order on reviews (order_id, rug_id) where order_id is not null;
create index reviews_waiting on reviews (created_at) where status = 'pending';

-- Letters after delivery, each once per order; the token opens the invitation to review.
create table aftercare_letters (
  order_id uuid not null references orders on delete cascade,
  kind text not null check (kind in ('review', 'care')),
  token text unique,
  sent_at timestamptz not null,
  primary key (order_id, kind)
);
