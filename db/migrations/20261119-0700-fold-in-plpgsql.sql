-- The same text in the language that keeps its plan, nearly twice as quick. As SQL it is never inlined, being immutable over
-- a dictionary that is only stable, and was parsed again for each new order's entry by town.
create or replace function fold(value text) returns text language plpgsql immutable parallel safe strict as $$
begin
  return lower(public.unaccent('public.unaccent'::regdictionary, value));
end $$;
