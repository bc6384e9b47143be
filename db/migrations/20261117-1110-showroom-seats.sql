-- Several visits at once, visits of several hours, several showrooms. A row of the version before is an hour on the first
-- seat of the shop's own showroom.
alter table showroom_reservations
  add column place text not null default '',
  add column hours smallint not null default 1 check (hours between 1 and 4),
  add column seat smallint not null default 0 check (seat between 0 and 99);

create type text_range as range (subtype = text, collation = "C");

-- At one place and time each seat has one holder, and a block holds them all: held by the database and not by a check in
-- code. `showroom_one_live_entry` knows neither seats nor places; the version before names it in its inserts, so it stays
-- until the owner asks for more (src/showroom/seats.server.ts).
alter table showroom_reservations add constraint showroom_one_holder_per_seat exclude using gist (
  text_range(place, place, '[]') with &&,
  tsrange(
    reservation_date + left(time_slot, 2)::int * interval '1 hour',
    reservation_date + (left(time_slot, 2)::int + hours) * interval '1 hour'
  ) with &&,
  (case when status = 'blocked' then int4range(0, 100) else int4range(seat, seat + 1) end) with &&
) where (status in ('confirmed', 'blocked'));
