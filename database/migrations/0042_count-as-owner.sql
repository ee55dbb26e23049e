-- Who reviews a vendor does not own its row, which row-level security would leave as it was.
ALTER FUNCTION "count_vendor_reviews"() SECURITY DEFINER SET search_path = public, pg_temp;
