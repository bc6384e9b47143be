-- Whether a search finds very many is told by these: with a hundred samples a name that one in fifty has is often missed.
alter table order_search alter column words set statistics 1000;
alter table customers alter column words set statistics 1000;
