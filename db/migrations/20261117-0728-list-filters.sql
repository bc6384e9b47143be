-- Lists filtered by what few rows have: found by it, not by looking at every row.
create index customers_by_tag on customers using gin (tags) where tags <> '{}';
create index orders_by_city on orders (fold(shipping_city), created_at, id);
create index orders_by_total on orders (total, created_at, id);
