CREATE TABLE "kitchen_prints" (
	"wedding_id" uuid PRIMARY KEY NOT NULL,
	"printed_at" timestamp with time zone NOT NULL,
	"revision" integer NOT NULL,
	"persons" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "table_arrangements" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "kitchen_prints" ADD CONSTRAINT "kitchen_prints_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;