CREATE TABLE "guest_changes" (
	"wedding_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"batch_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"guest_id" uuid,
	"response_id" uuid,
	"visitor_id" uuid,
	"user_id" text,
	"name" text NOT NULL,
	"before" jsonb,
	"after" jsonb NOT NULL,
	"message" text,
	CONSTRAINT "guest_changes_wedding_id_id_pk" PRIMARY KEY("wedding_id","id")
);
--> statement-breakpoint
ALTER TABLE "wedding_owners" ADD COLUMN "guests_seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "wedding_owners" ADD COLUMN "guests_seen_totals" jsonb;--> statement-breakpoint
ALTER TABLE "guest_changes" ADD CONSTRAINT "guest_changes_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_changes" ADD CONSTRAINT "guest_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "guest_changes_newest" ON "guest_changes" USING btree ("wedding_id","at" DESC NULLS LAST);