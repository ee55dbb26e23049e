CREATE TABLE "code_queues" (
	"address" text PRIMARY KEY NOT NULL,
	"last_turn_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "rsvp_answer_versions" ADD COLUMN "submission_id" uuid;--> statement-breakpoint
ALTER TABLE "rsvp_responses" ADD COLUMN "submission_id" uuid;