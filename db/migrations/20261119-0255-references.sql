-- A visit's sale, a code's orders and what was merged into a customer are found without reading every row; deleting one looks for them.
create index orders_by_reservation on orders (reservation_id) where reservation_id is not null;
create index orders_by_discount on orders (discount_id) where discount_id is not null;
create index customers_merged on customers (merged_into) where merged_into is not null;
