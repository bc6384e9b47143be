-- A rug's rating is the average of the reviews that are shown.
create or replace function refresh_rating(rug integer) returns void language sql as $$
  update rugs set rating = (select round(avg(rating), 2) from reviews where rug_id = rug and status = 'published') where id = rug
$$;
