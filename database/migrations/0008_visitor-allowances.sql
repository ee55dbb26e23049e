ALTER TABLE "guest_submissions" ADD COLUMN "visitor_id" uuid DEFAULT '00000000-0000-0000-0000-000000000000' NOT NULL;--> statement-breakpoint
ALTER TABLE "guest_submissions" ADD COLUMN "kind" text DEFAULT 'answer' NOT NULL;--> statement-breakpoint
ALTER TABLE "guest_submissions" ADD COLUMN "proven" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "guest_submissions" ALTER COLUMN "visitor_id" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "guest_submissions" ALTER COLUMN "kind" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "guest_submissions" ALTER COLUMN "proven" DROP DEFAULT;--> statement-breakpoint
CREATE INDEX "guest_submissions_visitor" ON "guest_submissions" USING btree ("wedding_id","visitor_id","created_at");
