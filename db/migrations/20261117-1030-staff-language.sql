-- The language each person reads the back office in. Who is here already reads English; new people are asked in Spanish.
alter table staff add column language text not null default 'es' check (language in ('en', 'es'));
update staff set language = 'en';
