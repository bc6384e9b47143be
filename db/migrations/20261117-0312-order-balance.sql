-- Lines changed after the money came: what the customer still owes (more than 0) or gets back (less than 0), in cents.
alter table orders add column balance bigint not null default 0;
-- How much of that a refund gave back, so that taking the refund back asks for it again.
alter table refunds add column settles bigint not null default 0;
