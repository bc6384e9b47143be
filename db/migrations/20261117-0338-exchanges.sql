-- An order made by an exchange: the return it came from, and what the other rug cost more (or, below 0, less).
alter table orders add column exchange_of text;
alter table order_returns add column exchange_difference bigint;
