ALTER TABLE "weddings" ADD COLUMN "partners" text DEFAULT 'bride-groom' NOT NULL;--> statement-breakpoint
CREATE INDEX "hero_images_wedding" ON "hero_images" USING btree ("wedding_id");--> statement-breakpoint
CREATE INDEX "hero_images_unclaimed" ON "hero_images" USING btree ("created_at") WHERE "hero_images"."wedding_id" is null;--> statement-breakpoint
CREATE INDEX "wedding_owners_wedding" ON "wedding_owners" USING btree ("wedding_id");