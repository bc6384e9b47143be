-- An index that names the inventory would make every sale move its stock row to new index entries (0019). What is low is
-- written down beside it instead, and only when a size comes to its last two units or leaves them.
drop index rug_stock_low;

create table rug_low (
  rug_id integer not null,
  size text not null,
  units integer not null,
  primary key (rug_id, size) include (units),
  foreign key (rug_id, size) references rug_stock on delete cascade
);

-- The stock row is locked by whoever changes it: nobody else can be at its line here.
create function note_low() returns trigger language plpgsql as $$
begin
  if new.on_sale and new.inventory < 3 then
    insert into rug_low (rug_id, size, units) values (new.rug_id, new.size, new.inventory)
    on conflict (rug_id, size) do update set units = excluded.units;
  else
    delete from rug_low where rug_id = new.rug_id and size = new.size;
  end if;
  return null;
end $$;

create trigger rug_stock_comes after insert on rug_stock
  for each row when (new.on_sale and new.inventory < 3) execute function note_low();
create trigger rug_stock_turns after update of inventory, on_sale on rug_stock
  for each row when (old.on_sale <> new.on_sale or least(old.inventory, 3) <> least(new.inventory, 3)) execute function note_low();

insert into rug_low (rug_id, size, units) select rug_id, size, inventory from rug_stock where on_sale and inventory < 3;
