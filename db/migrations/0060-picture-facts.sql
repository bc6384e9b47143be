-- What a page must know about a picture before it loads: its size and a tiny blur of itself. Keys never change content.
create table picture_facts (
  key text primary key,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  blur text not null
);
