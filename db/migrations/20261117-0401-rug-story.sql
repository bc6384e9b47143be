-- Where a piece comes from and how it was made. The pile's height is in millimetres.
alter table rugs
  add column origin text not null default '',
  add column workshop text not null default '',
  add column year numeric(6,2),
  add column knots numeric(9,2),
  add column pile_height numeric(6,2),
  add column backing text not null default '',
  add column care text not null default '';
