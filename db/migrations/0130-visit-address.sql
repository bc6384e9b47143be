-- Contract, Showroom: at most six open visits per network address. Empty for visits that staff entered.
alter table showroom_reservations add column client_address text not null default '';
