DROP INDEX "rsvp_responses_identity";--> statement-breakpoint
DROP INDEX "rsvp_responses_visitor";--> statement-breakpoint
ALTER TABLE "guest_messages" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "rsvp_responses" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "rsvp_responses_identity" ON "rsvp_responses" USING btree ("wedding_id","identity") WHERE "rsvp_responses"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "rsvp_responses_visitor" ON "rsvp_responses" USING btree ("wedding_id","visitor_id") WHERE not "rsvp_responses"."additional" and "rsvp_responses"."deleted_at" is null;