CREATE TABLE "crowds" (
	"wedding_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"address" text NOT NULL,
	"state" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"held_count" integer NOT NULL,
	"gifts_freed" boolean NOT NULL,
	CONSTRAINT "crowds_wedding_id_id_pk" PRIMARY KEY("wedding_id","id")
);
--> statement-breakpoint
CREATE TABLE "visitor_arrivals" (
	"wedding_id" uuid NOT NULL,
	"visitor_id" uuid NOT NULL,
	"address" text,
	"arrived_at" timestamp with time zone NOT NULL,
	CONSTRAINT "visitor_arrivals_wedding_id_visitor_id_pk" PRIMARY KEY("wedding_id","visitor_id")
);
--> statement-breakpoint
ALTER TABLE "submissions" DROP CONSTRAINT "submissions_audience_key_fingerprint_pk";--> statement-breakpoint
ALTER TABLE "blocked_visitors" ADD COLUMN "state" text DEFAULT 'hidden' NOT NULL;--> statement-breakpoint
ALTER TABLE "blocked_visitors" ADD COLUMN "crowd_id" uuid;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "subject" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "number" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "sent_at" bigint;--> statement-breakpoint
UPDATE "submissions" SET "number" = numbered."number" FROM (
	SELECT "audience", "key", "fingerprint", row_number() OVER (PARTITION BY "audience", "key" ORDER BY "created_at") AS "number" FROM "submissions"
) AS numbered WHERE "submissions"."audience" = numbered."audience" AND "submissions"."key" = numbered."key" AND "submissions"."fingerprint" = numbered."fingerprint";--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_audience_key_subject_number_pk" PRIMARY KEY("audience","key","subject","number");--> statement-breakpoint
ALTER TABLE "wish_list_items" ADD COLUMN "reserved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "crowds" ADD CONSTRAINT "crowds_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visitor_arrivals" ADD CONSTRAINT "visitor_arrivals_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "crowds_address" ON "crowds" USING btree ("wedding_id","address");--> statement-breakpoint
CREATE INDEX "visitor_arrivals_address" ON "visitor_arrivals" USING btree ("wedding_id","address","arrived_at");--> statement-breakpoint
CREATE INDEX "visitor_arrivals_arrived" ON "visitor_arrivals" USING btree ("arrived_at");--> statement-breakpoint
ALTER TABLE "blocked_visitors" ADD CONSTRAINT "blocked_visitors_crowd" FOREIGN KEY ("wedding_id","crowd_id") REFERENCES "public"."crowds"("wedding_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blocked_visitors_crowd" ON "blocked_visitors" USING btree ("wedding_id","crowd_id","state");--> statement-breakpoint
CREATE INDEX "photo_likes_visitor" ON "photo_likes" USING btree ("wedding_id","visitor_id","created_at");--> statement-breakpoint
ALTER TABLE "submissions" DROP COLUMN "has_proof_of_work";--> statement-breakpoint
-- Browsers that have sent something before are not new.
INSERT INTO "visitor_arrivals" ("wedding_id", "visitor_id", "arrived_at")
SELECT "wedding_id", "visitor_id", min("created_at") FROM (
	SELECT "wedding_id", "visitor_id", "created_at" FROM "rsvp_responses"
	UNION ALL SELECT "wedding_id", "visitor_id", "written_at" FROM "rsvp_answer_versions"
	UNION ALL SELECT "wedding_id", "visitor_id", "created_at" FROM "guest_messages"
	UNION ALL SELECT "wedding_id", "visitor_id", "created_at" FROM "guest_photos"
	UNION ALL SELECT "wedding_id", "visitor_id", "created_at" FROM "photo_likes"
	UNION ALL SELECT "wedding_id", "visitor_id", "created_at" FROM "wish_list_items" WHERE "visitor_id" IS NOT NULL
) AS sent GROUP BY "wedding_id", "visitor_id";