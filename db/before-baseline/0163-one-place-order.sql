-- Nothing was released with it: place_order(json) is the only one.
drop function place_order(
  uuid, text, text, text, text, text, text, text, text, text, text, text, text, text, jsonb, jsonb, text, text, text, timestamptz,
  timestamptz, integer[], text[], integer[], text, integer[], text, integer, bigint, integer, text, text);
