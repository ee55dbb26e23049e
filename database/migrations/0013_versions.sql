ALTER TABLE "weddings" ADD COLUMN "gift_box_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "wish_list_items" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;