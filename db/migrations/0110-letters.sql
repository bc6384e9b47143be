-- Letters on their way out, and those that could not or may not leave. A sent letter keeps none of its words.
create table letters (
  id uuid primary key default gen_random_uuid(),
  -- How one mailbox is recognised (messages/rules/mailbox-key.ts).
  recipient text not null,
  -- What it is about: the next letter about it replaces one that still waits.
  about text,
  mail jsonb,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'held', 'refused', 'failed')),
  tries smallint not null default 0,
  error text,
  claimed_until timestamptz,
  -- Not the transaction's: letters of one change keep their order.
  created_at timestamptz not null default clock_timestamp(),
  sent_at timestamptz,
  check (mail is not null or state = 'sent')
);
create index letters_by_recipient on letters (recipient, created_at);
create index letters_unsent on letters (created_at) where state <> 'sent';

-- Mailboxes whose owner is known to want our letters: they paid, or pressed a link only a letter holds.
create table proved_addresses (
  recipient text primary key,
  proved_at timestamptz not null default now()
);
insert into proved_addresses (recipient)
select distinct case when domain in ('gmail.com', 'googlemail.com') then replace(name, '.', '') || '@gmail.com' else name || '@' || domain end
from (
  select regexp_replace(lower(trim(customer_email)), '(\+[^@]*)?@[^@]*$', '') as name,
    regexp_replace(lower(trim(customer_email)), '^.*@', '') as domain
  from orders where payment_status = 'paid'
) as paid;
