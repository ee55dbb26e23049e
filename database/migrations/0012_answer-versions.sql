CREATE TABLE "rsvp_answer_versions" (
	"wedding_id" uuid NOT NULL,
	"response_id" uuid NOT NULL,
	"guest_name" text NOT NULL,
	"email" text NOT NULL,
	"attending" boolean NOT NULL,
	"guest_count" integer NOT NULL,
	"plus_one_name" text,
	"dietary_restrictions" text,
	"message" text,
	"visitor_id" uuid NOT NULL,
	"additional" boolean DEFAULT false NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	CONSTRAINT "rsvp_answer_versions_wedding_id_response_id_visitor_id_pk" PRIMARY KEY("wedding_id","response_id","visitor_id")
);
--> statement-breakpoint
ALTER TABLE "rsvp_answer_versions" ADD CONSTRAINT "rsvp_answer_versions_response" FOREIGN KEY ("wedding_id","response_id") REFERENCES "public"."rsvp_responses"("wedding_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rsvp_answer_versions_visitor" ON "rsvp_answer_versions" USING btree ("wedding_id","visitor_id");--> statement-breakpoint
CREATE INDEX "rsvp_responses_email" ON "rsvp_responses" USING btree ("wedding_id","email");