-- Tells all processes which pages show something else now, whoever has written it.
CREATE OR REPLACE FUNCTION "tell_page_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('pages', coalesce(
		to_jsonb(NEW) ->> TG_ARGV[0],
		to_jsonb(OLD) ->> TG_ARGV[0]
	));
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "weddings_page" AFTER UPDATE OR DELETE ON "weddings"
	FOR EACH ROW EXECUTE FUNCTION "tell_page_change"('id');
--> statement-breakpoint
CREATE TRIGGER "wish_list_items_page" AFTER INSERT OR UPDATE OR DELETE ON "wish_list_items"
	FOR EACH ROW EXECUTE FUNCTION "tell_page_change"('wedding_id');
--> statement-breakpoint
CREATE TRIGGER "guest_photos_page" AFTER INSERT OR UPDATE OR DELETE ON "guest_photos"
	FOR EACH ROW EXECUTE FUNCTION "tell_page_change"('wedding_id');
--> statement-breakpoint
CREATE TRIGGER "photo_likes_page" AFTER INSERT OR DELETE ON "photo_likes"
	FOR EACH ROW EXECUTE FUNCTION "tell_page_change"('wedding_id');
--> statement-breakpoint
CREATE TRIGGER "blocked_visitors_page" AFTER INSERT OR UPDATE OR DELETE ON "blocked_visitors"
	FOR EACH ROW EXECUTE FUNCTION "tell_page_change"('wedding_id');
--> statement-breakpoint
CREATE TRIGGER "crowds_page" AFTER INSERT OR UPDATE OR DELETE ON "crowds"
	FOR EACH ROW EXECUTE FUNCTION "tell_page_change"('wedding_id');
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "tell_listing_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NOTIFY "pages", 'listings';
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "listings_page" AFTER INSERT OR UPDATE OR DELETE ON "listings"
	FOR EACH STATEMENT EXECUTE FUNCTION "tell_listing_change"();
--> statement-breakpoint
CREATE TRIGGER "listing_pictures_page" AFTER INSERT OR UPDATE OR DELETE ON "listing_pictures"
	FOR EACH STATEMENT EXECUTE FUNCTION "tell_listing_change"();
