ALTER TABLE "guest_submissions" RENAME TO "submissions";--> statement-breakpoint
ALTER TABLE "submissions" DROP CONSTRAINT "guest_submissions_wedding_id_weddings_id_fk";--> statement-breakpoint
ALTER TABLE "submissions" RENAME COLUMN "wedding_id" TO "audience";--> statement-breakpoint
ALTER TABLE "submissions" ALTER COLUMN "audience" SET DATA TYPE text USING "audience"::text;--> statement-breakpoint
ALTER TABLE "submissions" RENAME COLUMN "proven" TO "has_proof_of_work";--> statement-breakpoint
ALTER TABLE "submissions" RENAME CONSTRAINT "guest_submissions_wedding_id_key_fingerprint_pk" TO "submissions_audience_key_fingerprint_pk";--> statement-breakpoint
ALTER INDEX "guest_submissions_visitor" RENAME TO "submissions_visitor";--> statement-breakpoint
ALTER TABLE "hidden_visitors" RENAME TO "blocked_visitors";--> statement-breakpoint
ALTER TABLE "blocked_visitors" RENAME CONSTRAINT "hidden_visitors_wedding_id_visitor_id_pk" TO "blocked_visitors_wedding_id_visitor_id_pk";--> statement-breakpoint
ALTER TABLE "blocked_visitors" RENAME CONSTRAINT "hidden_visitors_wedding_id_weddings_id_fk" TO "blocked_visitors_wedding_id_weddings_id_fk";
