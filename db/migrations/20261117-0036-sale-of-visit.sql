-- The visit to the showroom that a sale by staff came from.
alter table orders add column reservation_id integer references showroom_reservations on delete set null;
