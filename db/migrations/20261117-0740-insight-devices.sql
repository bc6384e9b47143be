-- With what today's visitor came, so that an order counts for it; gone with the visitor.
alter table insight_visitors add column device text not null default '';
