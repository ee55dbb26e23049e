CREATE TABLE "favourites" (
	"user_id" text NOT NULL,
	"listing_id" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "favourites_user_id_listing_id_pk" PRIMARY KEY("user_id","listing_id")
);
--> statement-breakpoint
CREATE TABLE "listing_conversations" (
	"conversation_id" uuid PRIMARY KEY NOT NULL,
	"listing_id" bigint,
	"title" text NOT NULL,
	"wedding_id" uuid,
	"asker_id" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "listing_conversations_asker" CHECK (num_nonnulls("listing_conversations"."wedding_id", "listing_conversations"."asker_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "listing_prices" (
	"user_id" text NOT NULL,
	"listing_id" bigint NOT NULL,
	"id" uuid NOT NULL,
	"price" bigint NOT NULL,
	"valid_from" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "listing_prices_listing_id_id_pk" PRIMARY KEY("listing_id","id")
);
--> statement-breakpoint
CREATE TABLE "listing_sales" (
	"user_id" text NOT NULL,
	"listing_id" bigint PRIMARY KEY NOT NULL,
	"conversation_id" uuid,
	"price" bigint NOT NULL,
	"commission" bigint NOT NULL,
	"sold_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	CONSTRAINT "listing_sales_amounts" CHECK ("listing_sales"."price" >= 0 and "listing_sales"."commission" >= 0)
);
--> statement-breakpoint
CREATE TABLE "saved_searches" (
	"user_id" text NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"notify" boolean NOT NULL,
	"seen_until" timestamp (3) with time zone NOT NULL,
	"notified_until" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_searches_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "seller_ratings" (
	"conversation_id" uuid PRIMARY KEY NOT NULL,
	"seller_id" text NOT NULL,
	"stars" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "seller_ratings_stars" CHECK ("seller_ratings"."stars" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "sellers" (
	"user_id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"org_number" text,
	"suspended_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sellers_org_number" CHECK (("sellers"."kind" = 'shop') = ("sellers"."org_number" is not null))
);
--> statement-breakpoint
ALTER TABLE "listings" ALTER COLUMN "category" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ALTER COLUMN "condition" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ALTER COLUMN "price" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ALTER COLUMN "town" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ALTER COLUMN "county" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ALTER COLUMN "delivery" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" drop column "rating_order";--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "rating_sum" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "rating_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "rating_order" integer GENERATED ALWAYS AS (case when rating_count > 0 then 100000000 + rating_sum * 100 / rating_count * 100000 + least(rating_count, 99999) else coalesce(sample_rating * 10, 0)::integer * 100000 + least(coalesce(sample_review_count, 0), 99999) end) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "reserved_for" uuid;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "withdrawn_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "rejection_reason" text;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_conversations" ADD CONSTRAINT "listing_conversations_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_conversations" ADD CONSTRAINT "listing_conversations_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_conversations" ADD CONSTRAINT "listing_conversations_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_conversations" ADD CONSTRAINT "listing_conversations_asker_id_users_id_fk" FOREIGN KEY ("asker_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_prices" ADD CONSTRAINT "listing_prices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_prices" ADD CONSTRAINT "listing_prices_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_sales" ADD CONSTRAINT "listing_sales_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_sales" ADD CONSTRAINT "listing_sales_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_sales" ADD CONSTRAINT "listing_sales_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_ratings" ADD CONSTRAINT "seller_ratings_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_ratings" ADD CONSTRAINT "seller_ratings_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sellers" ADD CONSTRAINT "sellers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "favourites_listing" ON "favourites" USING btree ("listing_id");--> statement-breakpoint
CREATE UNIQUE INDEX "listing_conversations_wedding" ON "listing_conversations" USING btree ("wedding_id","listing_id");--> statement-breakpoint
CREATE UNIQUE INDEX "listing_conversations_asker_id" ON "listing_conversations" USING btree ("asker_id","listing_id");--> statement-breakpoint
CREATE INDEX "listing_conversations_listing" ON "listing_conversations" USING btree ("listing_id");--> statement-breakpoint
CREATE INDEX "listing_prices_user" ON "listing_prices" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "listing_prices_valid" ON "listing_prices" USING btree ("listing_id","valid_from");--> statement-breakpoint
CREATE INDEX "listing_sales_user" ON "listing_sales" USING btree ("user_id","sold_at");--> statement-breakpoint
CREATE INDEX "listing_sales_sold" ON "listing_sales" USING btree ("sold_at");--> statement-breakpoint
CREATE UNIQUE INDEX "listing_sales_conversation" ON "listing_sales" USING btree ("conversation_id");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_searches_query" ON "saved_searches" USING btree ("user_id","query");--> statement-breakpoint
CREATE INDEX "saved_searches_notify" ON "saved_searches" USING btree ("notified_until") WHERE "saved_searches"."notify";--> statement-breakpoint
CREATE INDEX "seller_ratings_seller" ON "seller_ratings" USING btree ("seller_id");--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_reserved_for_conversations_id_fk" FOREIGN KEY ("reserved_for") REFERENCES "public"."conversations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listings_reserved_for" ON "listings" USING btree ("reserved_for");--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_complete" CHECK ("listings"."status" = 'draft' or num_nulls("listings"."category", "listings"."condition", "listings"."price", "listings"."town", "listings"."county", "listings"."delivery") = 0);--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_rating" CHECK ("listings"."rating_sum" between "listings"."rating_count" and 5 * "listings"."rating_count");--> statement-breakpoint
CREATE INDEX "listings_rating" ON "listings" USING btree ("rating_order","id") WHERE "listings"."status" in ('published', 'reserved');