-- A size without a price is not sold. Prices are shown and charged in whole pesos: what rounds to 0 pesos is no price.
-- The same rule as isPriced() in src/catalog/rules/price.ts.
create or replace function is_priced(price bigint) returns boolean language sql immutable parallel safe as $$ select price >= 50 $$;
