ALTER TABLE "submissions" DROP CONSTRAINT "submissions_audience_key_subject_number_pk";--> statement-breakpoint
ALTER TABLE "submissions" ALTER COLUMN "number" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "submissions" ALTER COLUMN "number" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "has_proof_of_work" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "submissions_change" ON "submissions" USING btree ("audience","key","subject","number");--> statement-breakpoint
CREATE UNIQUE INDEX "submissions_of_previous_release" ON "submissions" USING btree ("audience","key","fingerprint") WHERE "submissions"."number" is null;