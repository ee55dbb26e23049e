ALTER TABLE "rsvp_answer_versions" ALTER COLUMN "email" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "rsvp_responses" ALTER COLUMN "email" DROP NOT NULL;