-- Answers by e-mail come back to their message: how a message came, and which mails were taken in already.
alter table contact_messages
  add column came_by text not null default 'form' check (came_by in ('form', 'email', 'email-unknown', 'email-other'));
create table inbound_mails (
  -- A hash of the provider's MessageID: the same mail handed over again is known, and nobody is named.
  id text primary key,
  at timestamptz not null
);
create index inbound_mails_by_age on inbound_mails (at);
