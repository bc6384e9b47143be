-- The accounts of a period name what was changed in it.
create index order_events_lines_by_day on order_events (at) where kind = 'lines';
