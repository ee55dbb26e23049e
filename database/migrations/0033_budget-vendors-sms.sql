CREATE TABLE "audit_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"actor_id" text,
	"actor_name" text NOT NULL,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"subject_id" text NOT NULL,
	"subject_name" text NOT NULL,
	"reason" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "budget_categories" (
	"wedding_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"budget_amount" bigint DEFAULT 0 NOT NULL,
	"color" text DEFAULT '#3B82F6' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "budget_categories_wedding_id_id_pk" PRIMARY KEY("wedding_id","id"),
	CONSTRAINT "budget_categories_amount" CHECK ("budget_categories"."budget_amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "budget_items" (
	"wedding_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"category_id" uuid NOT NULL,
	"name" text NOT NULL,
	"pricing" text DEFAULT 'fixed' NOT NULL,
	"estimated_cost" bigint DEFAULT 0 NOT NULL,
	"price_per_guest" bigint,
	"price_per_child" bigint,
	"actual_cost" bigint DEFAULT 0 NOT NULL,
	"due_date" date,
	"notes" text,
	"payee" text,
	"paid" boolean DEFAULT false NOT NULL,
	"paid_on" date,
	"receipt_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "budget_items_wedding_id_id_pk" PRIMARY KEY("wedding_id","id"),
	CONSTRAINT "budget_items_amounts" CHECK ("budget_items"."estimated_cost" >= 0 and "budget_items"."actual_cost" >= 0
        and "budget_items"."price_per_guest" >= 0 and "budget_items"."price_per_child" >= 0
        and ("budget_items"."price_per_guest" is not null or "budget_items"."pricing" = 'fixed'))
);
--> statement-breakpoint
CREATE TABLE "budget_payers" (
	"wedding_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "budget_payers_wedding_id_id_pk" PRIMARY KEY("wedding_id","id")
);
--> statement-breakpoint
CREATE TABLE "budget_payments" (
	"wedding_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"name" text NOT NULL,
	"amount" bigint NOT NULL,
	"due_date" date,
	"paid_on" date,
	"payer_id" uuid,
	"receipt_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "budget_payments_wedding_id_id_pk" PRIMARY KEY("wedding_id","id"),
	CONSTRAINT "budget_payments_amount" CHECK ("budget_payments"."amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "budget_reminders" (
	"wedding_id" uuid NOT NULL,
	"subject_id" uuid NOT NULL,
	"due_date" date NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "budget_reminders_wedding_id_subject_id_due_date_pk" PRIMARY KEY("wedding_id","subject_id","due_date")
);
--> statement-breakpoint
CREATE TABLE "budget_settings" (
	"wedding_id" uuid PRIMARY KEY NOT NULL,
	"remind_by_mail" boolean DEFAULT false NOT NULL,
	"started_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "budget_shares" (
	"wedding_id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"payer_id" uuid NOT NULL,
	"weight" integer NOT NULL,
	CONSTRAINT "budget_shares_wedding_id_item_id_payer_id_pk" PRIMARY KEY("wedding_id","item_id","payer_id"),
	CONSTRAINT "budget_shares_weight" CHECK ("budget_shares"."weight" between 1 and 1000000)
);
--> statement-breakpoint
CREATE TABLE "conversation_reads" (
	"conversation_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"read_until" timestamp with time zone,
	"muted" boolean DEFAULT false NOT NULL,
	"notified_at" timestamp with time zone,
	CONSTRAINT "conversation_reads_conversation_id_user_id_pk" PRIMARY KEY("conversation_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "conversation_reports" (
	"conversation_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"side" text NOT NULL,
	"reporter_id" text,
	"reason" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "conversation_reports_conversation_id_id_pk" PRIMARY KEY("conversation_id","id")
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"wedding_id" uuid,
	"asker_id" text,
	"answerer_id" text,
	"last_message_at" timestamp with time zone NOT NULL,
	"blocked_by" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "conversations_asker" CHECK (num_nonnulls("conversations"."wedding_id", "conversations"."asker_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"conversation_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"side" text NOT NULL,
	"sender_id" text,
	"text" text NOT NULL,
	"attachment_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "messages_conversation_id_id_pk" PRIMARY KEY("conversation_id","id")
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"wedding_id" uuid,
	"conversation_id" uuid,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "documents_of_wedding" UNIQUE("wedding_id","id"),
	CONSTRAINT "documents_of_conversation" UNIQUE("conversation_id","id"),
	CONSTRAINT "documents_owner" CHECK (num_nonnulls("documents"."wedding_id", "documents"."conversation_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "sms_campaigns" (
	"wedding_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"title" text NOT NULL,
	"message" text NOT NULL,
	"scheduled_at" timestamp with time zone,
	"recipient_count" integer NOT NULL,
	"status" text,
	"sent_at" timestamp with time zone,
	"recipients" jsonb NOT NULL,
	"one_per_household" boolean DEFAULT false NOT NULL,
	"may_be_sent_at_night" boolean DEFAULT false NOT NULL,
	"created_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "sms_campaigns_wedding_id_id_pk" PRIMARY KEY("wedding_id","id")
);
--> statement-breakpoint
CREATE TABLE "sms_recipients" (
	"wedding_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"campaign_id" uuid NOT NULL,
	"guest_id" uuid,
	"name" text NOT NULL,
	"phone" text,
	"text" text NOT NULL,
	"segments" integer NOT NULL,
	"message_id" uuid,
	"skipped" text,
	"created_at" timestamp with time zone NOT NULL,
	"replaced_at" timestamp with time zone,
	CONSTRAINT "sms_recipients_wedding_id_id_pk" PRIMARY KEY("wedding_id","id")
);
--> statement-breakpoint
CREATE TABLE "chosen_vendors" (
	"wedding_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"category" text NOT NULL,
	"vendor_id" uuid,
	"name" text NOT NULL,
	"contact_person" text,
	"phone" text,
	"email" text,
	"agreed_price" bigint,
	"notes" text,
	"contract_id" uuid,
	"budget_item_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "chosen_vendors_wedding_id_id_pk" PRIMARY KEY("wedding_id","id")
);
--> statement-breakpoint
CREATE TABLE "hidden_vendor_categories" (
	"wedding_id" uuid NOT NULL,
	"category" text NOT NULL,
	CONSTRAINT "hidden_vendor_categories_wedding_id_category_pk" PRIMARY KEY("wedding_id","category")
);
--> statement-breakpoint
CREATE TABLE "vendor_contact_requests" (
	"conversation_id" uuid PRIMARY KEY NOT NULL,
	"vendor_id" uuid,
	"vendor_name" text NOT NULL,
	"event_date" date,
	"service_type" text,
	"budget_range" text,
	"mail_id" uuid NOT NULL,
	"declined_by_vendor_at" timestamp with time zone,
	"declined_by_asker_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vendor_dates" (
	"vendor_id" uuid NOT NULL,
	"date" date NOT NULL,
	"state" text NOT NULL,
	CONSTRAINT "vendor_dates_vendor_id_date_pk" PRIMARY KEY("vendor_id","date")
);
--> statement-breakpoint
CREATE TABLE "vendor_offers" (
	"conversation_id" uuid NOT NULL,
	"message_id" uuid NOT NULL,
	"availability" text,
	"price" bigint,
	"summary" text,
	"valid_until" date,
	CONSTRAINT "vendor_offers_conversation_id_message_id_pk" PRIMARY KEY("conversation_id","message_id")
);
--> statement-breakpoint
CREATE TABLE "vendor_pictures" (
	"vendor_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"picture" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "vendor_pictures_vendor_id_id_pk" PRIMARY KEY("vendor_id","id")
);
--> statement-breakpoint
CREATE TABLE "vendor_reviews" (
	"vendor_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"user_id" text,
	"sample_name" text,
	"rating" smallint NOT NULL,
	"title" text,
	"comment" text,
	"reply" text,
	"replied_at" timestamp with time zone,
	"hidden_at" timestamp with time zone,
	"hidden_reason" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "vendor_reviews_vendor_id_id_pk" PRIMARY KEY("vendor_id","id"),
	CONSTRAINT "vendor_reviews_rating" CHECK ("vendor_reviews"."rating" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "vendors" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text,
	"status" text DEFAULT 'draft' NOT NULL,
	"status_reason" text,
	"submitted_at" timestamp with time zone,
	"verified_at" timestamp with time zone,
	"org_number_check" text DEFAULT 'open' NOT NULL,
	"email_check" text DEFAULT 'open' NOT NULL,
	"website_check" text DEFAULT 'open' NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	"business_name" text NOT NULL,
	"category" text NOT NULL,
	"org_number" text,
	"description" text NOT NULL,
	"included" text,
	"address" text,
	"town" text NOT NULL,
	"price_range" text NOT NULL,
	"price_from" bigint,
	"contact_person" text,
	"phone" text,
	"email" text NOT NULL,
	"website" text,
	"shows_dates" boolean DEFAULT false NOT NULL,
	"review_count" integer DEFAULT 0 NOT NULL,
	"rating_sum" integer DEFAULT 0 NOT NULL,
	"rating" numeric(4,3) GENERATED ALWAYS AS (rating_sum::numeric / nullif(review_count, 0)) STORED,
	"search" "tsvector" NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "channel" text DEFAULT 'mail' NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "provider_id" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "delivered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "budget_categories" ADD CONSTRAINT "budget_categories_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "budget_items" ADD CONSTRAINT "budget_items_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "budget_items" ADD CONSTRAINT "budget_items_category" FOREIGN KEY ("wedding_id","category_id") REFERENCES "public"."budget_categories"("wedding_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "budget_items" ADD CONSTRAINT "budget_items_receipt" FOREIGN KEY ("wedding_id","receipt_id") REFERENCES "public"."documents"("wedding_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "budget_payers" ADD CONSTRAINT "budget_payers_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "budget_payments" ADD CONSTRAINT "budget_payments_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "budget_payments" ADD CONSTRAINT "budget_payments_item" FOREIGN KEY ("wedding_id","item_id") REFERENCES "public"."budget_items"("wedding_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "budget_payments" ADD CONSTRAINT "budget_payments_payer" FOREIGN KEY ("wedding_id","payer_id") REFERENCES "public"."budget_payers"("wedding_id","id") ON DELETE set null ("payer_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "budget_payments" ADD CONSTRAINT "budget_payments_receipt" FOREIGN KEY ("wedding_id","receipt_id") REFERENCES "public"."documents"("wedding_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "budget_reminders" ADD CONSTRAINT "budget_reminders_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "budget_settings" ADD CONSTRAINT "budget_settings_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "budget_shares" ADD CONSTRAINT "budget_shares_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "budget_shares" ADD CONSTRAINT "budget_shares_item" FOREIGN KEY ("wedding_id","item_id") REFERENCES "public"."budget_items"("wedding_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "budget_shares" ADD CONSTRAINT "budget_shares_payer" FOREIGN KEY ("wedding_id","payer_id") REFERENCES "public"."budget_payers"("wedding_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_reads" ADD CONSTRAINT "conversation_reads_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_reads" ADD CONSTRAINT "conversation_reads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_reports" ADD CONSTRAINT "conversation_reports_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_reports" ADD CONSTRAINT "conversation_reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_asker_id_users_id_fk" FOREIGN KEY ("asker_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_answerer_id_users_id_fk" FOREIGN KEY ("answerer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_sender_id_users_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_attachment" FOREIGN KEY ("conversation_id","attachment_id") REFERENCES "public"."documents"("conversation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sms_campaigns" ADD CONSTRAINT "sms_campaigns_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sms_campaigns" ADD CONSTRAINT "sms_campaigns_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sms_recipients" ADD CONSTRAINT "sms_recipients_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sms_recipients" ADD CONSTRAINT "sms_recipients_campaign" FOREIGN KEY ("wedding_id","campaign_id") REFERENCES "public"."sms_campaigns"("wedding_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chosen_vendors" ADD CONSTRAINT "chosen_vendors_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chosen_vendors" ADD CONSTRAINT "chosen_vendors_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chosen_vendors" ADD CONSTRAINT "chosen_vendors_contract" FOREIGN KEY ("wedding_id","contract_id") REFERENCES "public"."documents"("wedding_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chosen_vendors" ADD CONSTRAINT "chosen_vendors_budget_item" FOREIGN KEY ("wedding_id","budget_item_id") REFERENCES "public"."budget_items"("wedding_id","id") ON DELETE set null ("budget_item_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_vendor_categories" ADD CONSTRAINT "hidden_vendor_categories_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_contact_requests" ADD CONSTRAINT "vendor_contact_requests_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_contact_requests" ADD CONSTRAINT "vendor_contact_requests_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_dates" ADD CONSTRAINT "vendor_dates_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_offers" ADD CONSTRAINT "vendor_offers_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_offers" ADD CONSTRAINT "vendor_offers_message" FOREIGN KEY ("conversation_id","message_id") REFERENCES "public"."messages"("conversation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_pictures" ADD CONSTRAINT "vendor_pictures_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_pictures" ADD CONSTRAINT "vendor_pictures_picture_pictures_id_fk" FOREIGN KEY ("picture") REFERENCES "public"."pictures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_reviews" ADD CONSTRAINT "vendor_reviews_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_reviews" ADD CONSTRAINT "vendor_reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendors" ADD CONSTRAINT "vendors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entries_subject" ON "audit_entries" USING btree ("subject","subject_id");--> statement-breakpoint
CREATE INDEX "budget_categories_deleted" ON "budget_categories" USING btree ("deleted_at") WHERE "budget_categories"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "budget_items_category_id" ON "budget_items" USING btree ("wedding_id","category_id");--> statement-breakpoint
CREATE INDEX "budget_items_due" ON "budget_items" USING btree ("due_date");--> statement-breakpoint
CREATE INDEX "budget_items_deleted" ON "budget_items" USING btree ("deleted_at") WHERE "budget_items"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "budget_payers_deleted" ON "budget_payers" USING btree ("deleted_at") WHERE "budget_payers"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "budget_payments_item_id" ON "budget_payments" USING btree ("wedding_id","item_id");--> statement-breakpoint
CREATE INDEX "budget_payments_payer_id" ON "budget_payments" USING btree ("wedding_id","payer_id");--> statement-breakpoint
CREATE INDEX "budget_payments_due" ON "budget_payments" USING btree ("due_date");--> statement-breakpoint
CREATE INDEX "budget_payments_deleted" ON "budget_payments" USING btree ("deleted_at") WHERE "budget_payments"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "budget_shares_payer_id" ON "budget_shares" USING btree ("wedding_id","payer_id");--> statement-breakpoint
CREATE INDEX "conversation_reads_user" ON "conversation_reads" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "conversation_reports_open" ON "conversation_reports" USING btree ("created_at") WHERE "conversation_reports"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "conversations_wedding" ON "conversations" USING btree ("wedding_id","last_message_at");--> statement-breakpoint
CREATE INDEX "conversations_asker_id" ON "conversations" USING btree ("asker_id","last_message_at");--> statement-breakpoint
CREATE INDEX "conversations_answerer" ON "conversations" USING btree ("answerer_id","last_message_at");--> statement-breakpoint
CREATE INDEX "messages_created" ON "messages" USING btree ("conversation_id","created_at");--> statement-breakpoint
CREATE INDEX "messages_sender" ON "messages" USING btree ("sender_id");--> statement-breakpoint
CREATE INDEX "documents_created" ON "documents" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "sms_campaigns_due" ON "sms_campaigns" USING btree ("scheduled_at") WHERE "sms_campaigns"."status" = 'scheduled';--> statement-breakpoint
CREATE INDEX "sms_campaigns_deleted" ON "sms_campaigns" USING btree ("deleted_at") WHERE "sms_campaigns"."deleted_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "sms_recipients_phone" ON "sms_recipients" USING btree ("wedding_id","campaign_id","phone") WHERE "sms_recipients"."replaced_at" is null;--> statement-breakpoint
CREATE INDEX "sms_recipients_campaign_id" ON "sms_recipients" USING btree ("wedding_id","campaign_id");--> statement-breakpoint
CREATE INDEX "sms_recipients_message" ON "sms_recipients" USING btree ("message_id");--> statement-breakpoint
CREATE UNIQUE INDEX "chosen_vendors_vendor" ON "chosen_vendors" USING btree ("wedding_id","vendor_id") WHERE "chosen_vendors"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "chosen_vendors_vendor_id" ON "chosen_vendors" USING btree ("vendor_id");--> statement-breakpoint
CREATE INDEX "chosen_vendors_deleted" ON "chosen_vendors" USING btree ("deleted_at") WHERE "chosen_vendors"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "vendor_contact_requests_vendor" ON "vendor_contact_requests" USING btree ("vendor_id","created_at");--> statement-breakpoint
CREATE INDEX "vendor_contact_requests_date" ON "vendor_contact_requests" USING btree ("vendor_id","event_date");--> statement-breakpoint
CREATE INDEX "vendor_pictures_picture" ON "vendor_pictures" USING btree ("picture");--> statement-breakpoint
CREATE UNIQUE INDEX "vendor_reviews_user" ON "vendor_reviews" USING btree ("vendor_id","user_id");--> statement-breakpoint
CREATE INDEX "vendor_reviews_created" ON "vendor_reviews" USING btree ("vendor_id","created_at");--> statement-breakpoint
CREATE INDEX "vendor_reviews_of_user" ON "vendor_reviews" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "vendors_user" ON "vendors" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "vendors_search" ON "vendors" USING gin ("search");--> statement-breakpoint
CREATE INDEX "vendor_dates_date" ON "vendor_dates" USING btree ("date","vendor_id");--> statement-breakpoint
CREATE INDEX "vendors_order" ON "vendors" USING btree (("verified_at" is not null) desc,coalesce("rating", 0) desc,"review_count" desc,"business_name","id","verified_at","rating","price_range","town","shows_dates") WHERE "vendors"."status" = 'approved';--> statement-breakpoint
CREATE INDEX "vendors_category_order" ON "vendors" USING btree ("category",("verified_at" is not null) desc,coalesce("rating", 0) desc,"review_count" desc,"business_name","id","verified_at","rating","price_range","town","shows_dates") WHERE "vendors"."status" = 'approved';--> statement-breakpoint
CREATE INDEX "vendors_status" ON "vendors" USING btree ("status","submitted_at");--> statement-breakpoint
-- Or replace: a restore drops the tables of the earlier data, not these functions.
CREATE OR REPLACE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END $$;
--> statement-breakpoint
CREATE TRIGGER "audit_entries_changed" BEFORE UPDATE OR DELETE ON "audit_entries"
	FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
CREATE TRIGGER "audit_entries_truncated" BEFORE TRUNCATE ON "audit_entries"
	FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "count_vendor_reviews"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"ids" uuid[];
BEGIN
	SELECT array_agg(DISTINCT "vendor_id" ORDER BY "vendor_id") INTO "ids" FROM "changed";
	-- Others who change reviews of these vendors wait here, so the count below includes theirs.
	PERFORM FROM "vendors" WHERE "id" = ANY ("ids") ORDER BY "id" FOR NO KEY UPDATE;
	UPDATE "vendors" SET "review_count" = "shown"."count", "rating_sum" = "shown"."sum"
	FROM (
		SELECT "vendor"."id", count("review"."id") AS "count", coalesce(sum("review"."rating"), 0) AS "sum"
		FROM unnest("ids") AS "vendor"("id") LEFT JOIN "vendor_reviews" AS "review"
			ON "review"."vendor_id" = "vendor"."id" AND "review"."hidden_at" IS NULL
		GROUP BY "vendor"."id"
	) AS "shown"
	WHERE "vendors"."id" = "shown"."id";
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "vendor_reviews_inserted" AFTER INSERT ON "vendor_reviews"
	REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "count_vendor_reviews"();
--> statement-breakpoint
CREATE TRIGGER "vendor_reviews_updated" AFTER UPDATE ON "vendor_reviews"
	REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "count_vendor_reviews"();
--> statement-breakpoint
CREATE TRIGGER "vendor_reviews_deleted" AFTER DELETE ON "vendor_reviews"
	REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "count_vendor_reviews"();
