-- Where today's visitor came from, so that an order counts for it; gone after 48 hours with the visitor.
alter table insight_visitors add column source text not null default '';
-- The first delivery of each address that waits.
create index webhook_deliveries_waiting on webhook_deliveries (webhook_id, id) where due_at is not null;
