-- What a size was called before the owner renamed it: carts, links and programs still say so. Never the name of a size.
create table size_aliases (
  -- As normal_size() spells it.
  alias text primary key,
  size text not null
);
create index size_aliases_by_size on size_aliases (size);

-- The size as it was called when the line was sold, where it was renamed since: the accounts of a day that is over name it so.
alter table order_items add column sold_size text;
