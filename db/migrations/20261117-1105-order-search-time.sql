-- The search finds the newest of very many without reading their orders. Rows of before are filled by the job index-orders; until
-- then they are found as the oldest.
alter table order_search add column at timestamptz not null default '-infinity';
create index order_search_newest on order_search (at desc, order_id desc);
create index order_search_unfilled on order_search (order_id) where at = '-infinity';
