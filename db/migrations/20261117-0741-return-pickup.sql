-- How an approved return comes back: the day it is picked up, by whom, with which guía.
alter table order_returns add column pickup jsonb;
