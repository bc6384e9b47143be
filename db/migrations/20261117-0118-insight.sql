-- What visitors do, as daily sums. Who came is known for two days, by a hash whose salt is then gone.
create table insight_counts (
  day date not null,
  kind text not null,
  key text not null,
  device text not null,
  n integer not null,
  primary key (day, kind, key, device)
);

create table insight_visitors (
  day date not null,
  visitor text not null,
  steps integer not null,
  primary key (day, visitor)
);

create table insight_salts (
  day date primary key,
  salt text not null
);
