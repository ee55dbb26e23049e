ALTER TABLE "weddings" ADD COLUMN "ceremony_place" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "weddings" ADD COLUMN "ceremony_time" time(0);--> statement-breakpoint
ALTER TABLE "weddings" ADD COLUMN "reception_place" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "weddings" ADD COLUMN "reception_time" time(0);