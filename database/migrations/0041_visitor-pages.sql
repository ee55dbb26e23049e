-- Pages of visitors show their own answers, and the name that they gave with a greeting.
CREATE TRIGGER "rsvp_responses_page" AFTER INSERT OR UPDATE OR DELETE ON "rsvp_responses"
	FOR EACH ROW EXECUTE FUNCTION "tell_page_change"('wedding_id');
--> statement-breakpoint
CREATE TRIGGER "guest_messages_page" AFTER INSERT OR UPDATE OR DELETE ON "guest_messages"
	FOR EACH ROW EXECUTE FUNCTION "tell_page_change"('wedding_id');
