CREATE TABLE "guest_categories" (
	"wedding_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"color" text DEFAULT '#3B82F6' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "guest_categories_wedding_id_id_pk" PRIMARY KEY("wedding_id","id")
);
--> statement-breakpoint
CREATE TABLE "guest_lists" (
	"wedding_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text DEFAULT 'Main Guest List' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "guest_lists_wedding_id_id_pk" PRIMARY KEY("wedding_id","id")
);
--> statement-breakpoint
CREATE TABLE "guest_list_entries" (
	"wedding_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"guest_list_id" uuid NOT NULL,
	"household_id" uuid NOT NULL,
	"is_contact" boolean DEFAULT false NOT NULL,
	"category_id" uuid,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"email" text,
	"phone" text,
	"is_child" boolean DEFAULT false NOT NULL,
	"side" text,
	"rsvp_status" text,
	"status_set_at" timestamp with time zone,
	"dietary_requirements" text,
	"severe_allergy" boolean DEFAULT false NOT NULL,
	"plus_one" boolean DEFAULT false NOT NULL,
	"plus_one_name" text,
	"plus_one_status" text,
	"plus_one_dietary_requirements" text,
	"plus_one_severe_allergy" boolean DEFAULT false NOT NULL,
	"answer_reviewed_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "guest_list_entries_wedding_id_id_pk" PRIMARY KEY("wedding_id","id")
);
--> statement-breakpoint
CREATE TABLE "households" (
	"wedding_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text,
	"address" text,
	"postal_code" text,
	"city" text,
	"encrypted_code" text,
	"code_hash" text,
	"code_created_at" timestamp with time zone,
	"opened_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"emptied_at" timestamp with time zone,
	CONSTRAINT "households_wedding_id_id_pk" PRIMARY KEY("wedding_id","id"),
	CONSTRAINT "households_codeHash_unique" UNIQUE("code_hash")
);
--> statement-breakpoint
ALTER TABLE "rsvp_answer_versions" ADD COLUMN "severe_allergy" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "rsvp_answer_versions" ADD COLUMN "plus_one_dietary_restrictions" text;--> statement-breakpoint
ALTER TABLE "rsvp_answer_versions" ADD COLUMN "plus_one_severe_allergy" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "rsvp_responses" ADD COLUMN "severe_allergy" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "rsvp_responses" ADD COLUMN "plus_one_dietary_restrictions" text;--> statement-breakpoint
ALTER TABLE "rsvp_responses" ADD COLUMN "plus_one_severe_allergy" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "rsvp_responses" ADD COLUMN "guest_id" uuid;--> statement-breakpoint
ALTER TABLE "rsvp_responses" ADD COLUMN "linked_by" text;--> statement-breakpoint
ALTER TABLE "rsvp_responses" ADD COLUMN "ignored_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "weddings" ADD COLUMN "answer_mode" text DEFAULT 'both' NOT NULL;--> statement-breakpoint
ALTER TABLE "weddings" ADD COLUMN "answer_deadline" date;--> statement-breakpoint
ALTER TABLE "guest_categories" ADD CONSTRAINT "guest_categories_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_lists" ADD CONSTRAINT "guest_lists_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_list_entries" ADD CONSTRAINT "guest_list_entries_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_list_entries" ADD CONSTRAINT "guest_list_entries_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_list_entries" ADD CONSTRAINT "guest_list_entries_list" FOREIGN KEY ("wedding_id","guest_list_id") REFERENCES "public"."guest_lists"("wedding_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_list_entries" ADD CONSTRAINT "guest_list_entries_household" FOREIGN KEY ("wedding_id","household_id") REFERENCES "public"."households"("wedding_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_list_entries" ADD CONSTRAINT "guest_list_entries_category" FOREIGN KEY ("wedding_id","category_id") REFERENCES "public"."guest_categories"("wedding_id","id") ON DELETE set null ("category_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "households" ADD CONSTRAINT "households_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "guest_categories_deleted" ON "guest_categories" USING btree ("deleted_at") WHERE "guest_categories"."deleted_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "guest_lists_wedding" ON "guest_lists" USING btree ("wedding_id");--> statement-breakpoint
CREATE INDEX "guest_list_entries_household_id" ON "guest_list_entries" USING btree ("wedding_id","household_id");--> statement-breakpoint
CREATE INDEX "guest_list_entries_category_id" ON "guest_list_entries" USING btree ("wedding_id","category_id");--> statement-breakpoint
CREATE INDEX "guest_list_entries_email" ON "guest_list_entries" USING btree ("wedding_id","email");--> statement-breakpoint
CREATE INDEX "guest_list_entries_name" ON "guest_list_entries" USING btree ("wedding_id","name_key");--> statement-breakpoint
CREATE INDEX "guest_list_entries_deleted" ON "guest_list_entries" USING btree ("deleted_at") WHERE "guest_list_entries"."deleted_at" is not null;--> statement-breakpoint
ALTER TABLE "rsvp_responses" ADD CONSTRAINT "rsvp_responses_guest_list_entry" FOREIGN KEY ("wedding_id","guest_id") REFERENCES "public"."guest_list_entries"("wedding_id","id") ON DELETE set null ("guest_id") ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "rsvp_responses_guest" ON "rsvp_responses" USING btree ("wedding_id","guest_id") WHERE "rsvp_responses"."deleted_at" is null;