CREATE TABLE "photo_likes" (
	"wedding_id" uuid NOT NULL,
	"photo_id" uuid NOT NULL,
	"visitor_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "photo_likes_wedding_id_photo_id_visitor_id_pk" PRIMARY KEY("wedding_id","photo_id","visitor_id")
);
--> statement-breakpoint
CREATE TABLE "hidden_visitors" (
	"wedding_id" uuid NOT NULL,
	"visitor_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "hidden_visitors_wedding_id_visitor_id_pk" PRIMARY KEY("wedding_id","visitor_id")
);
--> statement-breakpoint
DROP INDEX "guest_photos_newest";--> statement-breakpoint
ALTER TABLE "guest_photos" ADD COLUMN "has_avif" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "guest_photos" ADD COLUMN "status" text DEFAULT 'shown' NOT NULL;--> statement-breakpoint
ALTER TABLE "guest_photos" ADD COLUMN "content_hash" text;--> statement-breakpoint
UPDATE "guest_photos" SET "content_hash" = "id"::text;--> statement-breakpoint
ALTER TABLE "guest_photos" ALTER COLUMN "content_hash" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "weddings" ADD COLUMN "gift_account" text;--> statement-breakpoint
ALTER TABLE "weddings" ADD COLUMN "gift_note" text;--> statement-breakpoint
ALTER TABLE "weddings" ADD COLUMN "approve_photos" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "wish_list_items" ADD COLUMN "image_width" integer;--> statement-breakpoint
ALTER TABLE "wish_list_items" ADD COLUMN "image_height" integer;--> statement-breakpoint
ALTER TABLE "wish_list_items" ADD COLUMN "image_widths" integer[];--> statement-breakpoint
ALTER TABLE "photo_likes" ADD CONSTRAINT "photo_likes_wedding_id_photo_id_guest_photos_wedding_id_id_fk" FOREIGN KEY ("wedding_id","photo_id") REFERENCES "public"."guest_photos"("wedding_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_visitors" ADD CONSTRAINT "hidden_visitors_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "guest_photos_content" ON "guest_photos" USING btree ("wedding_id","visitor_id","content_hash");--> statement-breakpoint
CREATE INDEX "guest_photos_newest" ON "guest_photos" USING btree ("wedding_id","status","created_at" desc,"id" desc);