-- One record per person, out of what they ordered, booked, wrote and reviewed.
create table customers (
  id uuid primary key,
  name text not null default '',
  email text not null default '',
  phone text not null default '',
  notes text not null default '',
  tags text[] not null default '{}',
  -- Folded, for the search box.
  words text not null default '',
  first_seen timestamptz not null,
  last_seen timestamptz not null,
  -- Staff said that this is the same person: its address leads to the other record.
  merged_into uuid references customers on delete cascade
);
create index customers_newest on customers (last_seen desc, id desc) where merged_into is null;
create index customers_words on customers using gin (words gin_trgm_ops);

-- `mail:…` and `phone:…` by which somebody is recognised; each is one person's.
create table customer_contacts (
  contact text primary key,
  customer_id uuid not null references customers on delete cascade
);
create index customer_contacts_of on customer_contacts (customer_id);

-- What is known of whom: an order, a visit, a message or a review.
create table customer_facts (
  kind text not null check (kind in ('order', 'visit', 'message', 'review')),
  fact_id text not null,
  customer_id uuid not null references customers on delete cascade,
  primary key (kind, fact_id)
);
create index customer_facts_of on customer_facts (customer_id, kind);

-- A queue, taken from its beginning only.
create table customer_facts_to_link (
  kind text not null,
  fact_id text not null
);

-- What was erased for whom the law gives that right (Ley 1581): the proof, without the person.
create table erasures (
  customer_id uuid primary key,
  erased_at timestamptz not null,
  erased_by text not null,
  protocol jsonb not null
);

create function queue_customer_fact() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    insert into customer_facts_to_link values (tg_argv[0], old.id::text);
  else
    insert into customer_facts_to_link values (tg_argv[0], new.id::text);
  end if;
  return null;
end $$;
create trigger orders_customer after insert or delete or update of customer_name, customer_email, customer_phone
  on orders for each row execute function queue_customer_fact('order');
create trigger visits_customer after insert or delete or update of customer_name, customer_email, customer_phone, status
  on showroom_reservations for each row execute function queue_customer_fact('visit');
create trigger messages_customer after insert or delete or update of name, email, phone, status
  on contact_messages for each row execute function queue_customer_fact('message');
create trigger reviews_customer after insert or delete or update of name, email
  on reviews for each row execute function queue_customer_fact('review');

-- Those of before: a job links them.
insert into customer_facts_to_link
  select 'order', id::text from orders union all select 'visit', id::text from showroom_reservations
  union all select 'message', id::text from contact_messages union all select 'review', id::text from reviews;
