CREATE TABLE "guest_photos" (
	"wedding_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"guest_name" text,
	"caption" text,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"widths" integer[] NOT NULL,
	"visitor_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "guest_photos_wedding_id_id_pk" PRIMARY KEY("wedding_id","id")
);
--> statement-breakpoint
CREATE TABLE "guest_messages" (
	"wedding_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"guest_name" text NOT NULL,
	"email" text,
	"message" text NOT NULL,
	"replied" boolean DEFAULT false NOT NULL,
	"visitor_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "guest_messages_wedding_id_id_pk" PRIMARY KEY("wedding_id","id")
);
--> statement-breakpoint
CREATE TABLE "wish_list_items" (
	"wedding_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"title" text NOT NULL,
	"description" text,
	"price" numeric(10, 2),
	"image" uuid,
	"purchased" boolean DEFAULT false NOT NULL,
	"purchased_by" text,
	"visitor_id" uuid,
	"position" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wish_list_items_wedding_id_id_pk" PRIMARY KEY("wedding_id","id")
);
--> statement-breakpoint
ALTER TABLE "guest_photos" ADD CONSTRAINT "guest_photos_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_messages" ADD CONSTRAINT "guest_messages_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wish_list_items" ADD CONSTRAINT "wish_list_items_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "guest_photos_newest" ON "guest_photos" USING btree ("wedding_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "guest_messages_newest" ON "guest_messages" USING btree ("wedding_id","created_at" DESC NULLS LAST);