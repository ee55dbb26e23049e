CREATE TABLE "pictures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"wedding_id" uuid,
	"uploaded_by" text,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"widths" integer[] NOT NULL,
	"has_avif" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
-- Rows of deleted entries are copied too: they can be restored.
INSERT INTO "pictures" ("id", "wedding_id", "width", "height", "widths", "created_at")
SELECT "id", "wedding_id", "width", "height", "widths", "created_at" FROM "hero_images";--> statement-breakpoint
INSERT INTO "pictures" ("id", "wedding_id", "width", "height", "widths", "has_avif", "created_at")
SELECT "id", "wedding_id", "width", "height", "widths", "has_avif", "created_at" FROM "guest_photos"
ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "pictures" ("id", "wedding_id", "width", "height", "widths", "created_at")
SELECT "image", "wedding_id", "image_width", "image_height", "image_widths", "created_at" FROM "wish_list_items"
WHERE "image" IS NOT NULL AND "image_width" IS NOT NULL AND "image_height" IS NOT NULL AND "image_widths" IS NOT NULL
ON CONFLICT DO NOTHING;--> statement-breakpoint
-- What no page could show: an image without sizes, or without a row of the same wedding.
UPDATE "wish_list_items" SET "image" = NULL WHERE "image" IS NOT NULL AND NOT EXISTS (
	SELECT FROM "pictures" WHERE "pictures"."id" = "image" AND "pictures"."wedding_id" = "wish_list_items"."wedding_id"
);--> statement-breakpoint
UPDATE "weddings" SET "hero_image" = NULL WHERE "hero_image" IS NOT NULL AND NOT EXISTS (
	SELECT FROM "pictures" WHERE "pictures"."id" = "hero_image" AND "pictures"."wedding_id" = "weddings"."id"
);--> statement-breakpoint
-- An avatar was a URL. Only its width was stored; the height is not shown anywhere. Avatars are 192 wide.
INSERT INTO "pictures" ("id", "uploaded_by", "width", "height", "widths", "created_at")
SELECT "url"[1]::uuid, "users"."id", "size", "size", ARRAY["size"], "users"."updated_at"
FROM "users"
CROSS JOIN regexp_match("image", '([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:-([0-9]{1,5})\.)?') AS "url"
CROSS JOIN LATERAL (SELECT coalesce("url"[2]::integer, 192) AS "size") AS "sizes"
WHERE "url" IS NOT NULL
ON CONFLICT DO NOTHING;--> statement-breakpoint
ALTER TABLE "hero_images" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "hero_images" CASCADE;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "avatar" uuid;--> statement-breakpoint
UPDATE "users" SET "avatar" = "pictures"."id" FROM "pictures" WHERE "pictures"."uploaded_by" = "users"."id";--> statement-breakpoint
CREATE INDEX "pictures_wedding" ON "pictures" USING btree ("wedding_id");--> statement-breakpoint
CREATE INDEX "pictures_uploaded_by" ON "pictures" USING btree ("uploaded_by");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_avatar_pictures_id_fk" FOREIGN KEY ("avatar") REFERENCES "public"."pictures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_photos" ADD CONSTRAINT "guest_photos_id_pictures_id_fk" FOREIGN KEY ("id") REFERENCES "public"."pictures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "weddings" ADD CONSTRAINT "weddings_hero_image_pictures_id_fk" FOREIGN KEY ("hero_image") REFERENCES "public"."pictures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wish_list_items" ADD CONSTRAINT "wish_list_items_image_pictures_id_fk" FOREIGN KEY ("image") REFERENCES "public"."pictures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "wish_list_items_image" ON "wish_list_items" USING btree ("image");--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "image";--> statement-breakpoint
ALTER TABLE "guest_photos" DROP COLUMN "width";--> statement-breakpoint
ALTER TABLE "guest_photos" DROP COLUMN "height";--> statement-breakpoint
ALTER TABLE "guest_photos" DROP COLUMN "widths";--> statement-breakpoint
ALTER TABLE "guest_photos" DROP COLUMN "has_avif";--> statement-breakpoint
ALTER TABLE "wish_list_items" DROP COLUMN "image_width";--> statement-breakpoint
ALTER TABLE "wish_list_items" DROP COLUMN "image_height";--> statement-breakpoint
ALTER TABLE "wish_list_items" DROP COLUMN "image_widths";--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_avatar_unique" UNIQUE("avatar");--> statement-breakpoint
ALTER TABLE "guest_photos" ADD CONSTRAINT "guest_photos_id_unique" UNIQUE("id");--> statement-breakpoint
ALTER TABLE "weddings" ADD CONSTRAINT "weddings_hero_image_unique" UNIQUE("hero_image");