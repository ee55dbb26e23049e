CREATE TABLE "outbox" (
	"id" uuid PRIMARY KEY NOT NULL,
	"wedding_id" uuid,
	"user_id" text,
	"status" text DEFAULT 'queued' NOT NULL,
	"content" text,
	"expires_at" timestamp with time zone NOT NULL,
	"status_since" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "wedding_owners" ADD COLUMN "partner_left_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "outbox_wedding" ON "outbox" USING btree ("wedding_id");--> statement-breakpoint
CREATE INDEX "outbox_user" ON "outbox" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "outbox_status" ON "outbox" USING btree ("status","status_since");