-- The inbox goes by the last message of a thread. Null: nothing was said since.
alter table contact_messages add column last_at timestamptz;
update contact_messages m set last_at = r.at
  from (select message_id, max(at) as at from message_replies group by 1) r where r.message_id = m.id;
create index contact_messages_by_last on contact_messages (coalesce(last_at, created_at) desc, id desc);
