-- The program itself: shared counters, facts of the installation, builds.

create extension if not exists unaccent;
create extension if not exists pg_trgm;

-- Lower case without accents; immutable so that it can be indexed. The same rule as fold() in src/platform/text.ts.
create function fold(value text) returns text language sql immutable parallel safe strict
as $$ select lower(public.unaccent('public.unaccent'::regdictionary, value)) $$;

create function fold_all(words text[]) returns text[] language sql immutable parallel safe
as $$ select coalesce(array_agg(fold(w)), '{}') from unnest(words) w $$;

-- Counters that every copy shares. Losing them in a crash is harmless.
create unlogged table rate_limits (
  bucket text primary key,
  hits integer not null,
  resets_at timestamptz not null
);

-- Small facts of the installation: seeded or not, the staff password's hash.
create table installation (
  key text primary key,
  value text not null,
  updated_at timestamptz not null default now()
);

-- The files of the builds that were started: pages opened under an earlier one still ask for them.
create table builds (
  id text primary key,
  files text[] not null,
  started_at timestamptz not null default now()
);
