CREATE TABLE "suppressions" (
	"address_hash" text NOT NULL,
	"wedding_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "suppressions_address" UNIQUE NULLS NOT DISTINCT("address_hash","wedding_id")
);
--> statement-breakpoint
CREATE TABLE "mailing_recipients" (
	"wedding_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"mailing_id" uuid NOT NULL,
	"household_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"address" text,
	"message_id" uuid,
	"skipped" text,
	"created_at" timestamp with time zone NOT NULL,
	"replaced_at" timestamp with time zone,
	CONSTRAINT "mailing_recipients_wedding_id_id_pk" PRIMARY KEY("wedding_id","id")
);
--> statement-breakpoint
CREATE TABLE "mailings" (
	"wedding_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"greeting" text NOT NULL,
	"send_at" timestamp with time zone NOT NULL,
	"created_by" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mailings_wedding_id_id_pk" PRIMARY KEY("wedding_id","id")
);
--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "failure" text;--> statement-breakpoint
ALTER TABLE "rsvp_responses" ADD COLUMN "confirmation_due" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "mailing_recipients" ADD CONSTRAINT "mailing_recipients_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailing_recipients" ADD CONSTRAINT "mailing_recipients_mailing" FOREIGN KEY ("wedding_id","mailing_id") REFERENCES "public"."mailings"("wedding_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailing_recipients" ADD CONSTRAINT "mailing_recipients_household" FOREIGN KEY ("wedding_id","household_id") REFERENCES "public"."households"("wedding_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailings" ADD CONSTRAINT "mailings_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailings" ADD CONSTRAINT "mailings_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "suppressions_wedding" ON "suppressions" USING btree ("wedding_id");--> statement-breakpoint
CREATE UNIQUE INDEX "mailing_recipients_invitation" ON "mailing_recipients" USING btree ("wedding_id","household_id") WHERE "mailing_recipients"."kind" = 'invitation' and "mailing_recipients"."replaced_at" is null and "mailing_recipients"."skipped" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "mailing_recipients_household_of_mailing" ON "mailing_recipients" USING btree ("wedding_id","mailing_id","household_id") WHERE "mailing_recipients"."replaced_at" is null;--> statement-breakpoint
CREATE INDEX "mailing_recipients_household_id" ON "mailing_recipients" USING btree ("wedding_id","household_id");--> statement-breakpoint
CREATE INDEX "mailing_recipients_waiting" ON "mailing_recipients" USING btree ("created_at") WHERE ("mailing_recipients"."message_id" is null and "mailing_recipients"."skipped" is null);--> statement-breakpoint
CREATE INDEX "rsvp_responses_confirmation" ON "rsvp_responses" USING btree ("updated_at") WHERE "rsvp_responses"."confirmation_due";