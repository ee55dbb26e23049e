CREATE TABLE "separate_envelopes" (
	"wedding_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"household_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "separate_envelopes_wedding_id_id_household_id_pk" PRIMARY KEY("wedding_id","id","household_id")
);
--> statement-breakpoint
ALTER TABLE "separate_envelopes" ADD CONSTRAINT "separate_envelopes_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "separate_envelopes" ADD CONSTRAINT "separate_envelopes_household" FOREIGN KEY ("wedding_id","household_id") REFERENCES "public"."households"("wedding_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "separate_envelopes_household_id" ON "separate_envelopes" USING btree ("wedding_id","household_id");