CREATE TABLE "guest_table_assignments" (
	"wedding_id" uuid NOT NULL,
	"guest_id" uuid NOT NULL,
	"person" integer NOT NULL,
	"table_id" uuid NOT NULL,
	"seat" integer,
	"placed_by_hand" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "guest_table_assignments_wedding_id_guest_id_person_pk" PRIMARY KEY("wedding_id","guest_id","person"),
	CONSTRAINT "guest_table_assignments_person" CHECK ("guest_table_assignments"."person" in (0, 1)),
	CONSTRAINT "guest_table_assignments_first_seat" CHECK ("guest_table_assignments"."seat" >= 1)
);
--> statement-breakpoint
CREATE TABLE "seating_changes" (
	"wedding_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"user_id" text,
	"refusal" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "seating_changes_wedding_id_id_pk" PRIMARY KEY("wedding_id","id")
);
--> statement-breakpoint
CREATE TABLE "seating_rules" (
	"wedding_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"type" text NOT NULL,
	"is_must" boolean NOT NULL,
	"guest_id" uuid,
	"other_guest_id" uuid,
	"table_id" uuid,
	"category_id" uuid,
	"count" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "seating_rules_wedding_id_id_pk" PRIMARY KEY("wedding_id","id"),
	CONSTRAINT "seating_rules_type" CHECK ("seating_rules"."type" in ('together', 'next', 'apart', 'atMost', 'atLeast', 'near', 'far', 'locked')),
	CONSTRAINT "seating_rules_parts" CHECK (("seating_rules"."guest_id" is null) = ("seating_rules"."type" in ('atMost', 'atLeast'))
        and ("seating_rules"."other_guest_id" is not null) = ("seating_rules"."type" in ('together', 'next', 'apart'))
        and ("seating_rules"."table_id" is not null) = ("seating_rules"."type" in ('locked', 'atMost', 'atLeast'))
        and ("seating_rules"."category_id" is not null) = ("seating_rules"."type" in ('atMost', 'atLeast'))
        and ("seating_rules"."count" is not null) = ("seating_rules"."type" in ('atMost', 'atLeast'))),
	CONSTRAINT "seating_rules_two_guests" CHECK ("seating_rules"."guest_id" <> "seating_rules"."other_guest_id"),
	CONSTRAINT "seating_rules_count" CHECK ("seating_rules"."count" between 0 and 20)
);
--> statement-breakpoint
CREATE TABLE "tables" (
	"wedding_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"arrangement_id" uuid NOT NULL,
	"name" text NOT NULL,
	"table_number" integer NOT NULL,
	"seats" integer NOT NULL,
	"shape" text NOT NULL,
	"position_x" double precision NOT NULL,
	"position_y" double precision NOT NULL,
	"width" double precision,
	"height" double precision,
	"rotation" double precision DEFAULT 0 NOT NULL,
	"is_head" boolean DEFAULT false NOT NULL,
	"couple_seats" integer DEFAULT 0 NOT NULL,
	"locked" boolean DEFAULT false NOT NULL,
	"group_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "tables_wedding_id_id_pk" PRIMARY KEY("wedding_id","id"),
	CONSTRAINT "tables_seats" CHECK ("tables"."seats" between 2 and 20),
	CONSTRAINT "tables_couple_seats" CHECK ("tables"."couple_seats" between 0 and case when "tables"."is_head" then "tables"."seats" else 0 end)
);
--> statement-breakpoint
CREATE TABLE "table_arrangements" (
	"wedding_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text DEFAULT 'Main Arrangement' NOT NULL,
	"room" jsonb,
	"numbered_seats" boolean DEFAULT false NOT NULL,
	"released_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "table_arrangements_wedding_id_id_pk" PRIMARY KEY("wedding_id","id")
);
--> statement-breakpoint
ALTER TABLE "guest_table_assignments" ADD CONSTRAINT "guest_table_assignments_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_table_assignments" ADD CONSTRAINT "guest_table_assignments_guest" FOREIGN KEY ("wedding_id","guest_id") REFERENCES "public"."guest_list_entries"("wedding_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_table_assignments" ADD CONSTRAINT "guest_table_assignments_table" FOREIGN KEY ("wedding_id","table_id") REFERENCES "public"."tables"("wedding_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seating_changes" ADD CONSTRAINT "seating_changes_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seating_changes" ADD CONSTRAINT "seating_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seating_rules" ADD CONSTRAINT "seating_rules_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seating_rules" ADD CONSTRAINT "seating_rules_guest" FOREIGN KEY ("wedding_id","guest_id") REFERENCES "public"."guest_list_entries"("wedding_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seating_rules" ADD CONSTRAINT "seating_rules_other_guest" FOREIGN KEY ("wedding_id","other_guest_id") REFERENCES "public"."guest_list_entries"("wedding_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seating_rules" ADD CONSTRAINT "seating_rules_table" FOREIGN KEY ("wedding_id","table_id") REFERENCES "public"."tables"("wedding_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seating_rules" ADD CONSTRAINT "seating_rules_category" FOREIGN KEY ("wedding_id","category_id") REFERENCES "public"."guest_categories"("wedding_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tables" ADD CONSTRAINT "tables_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tables" ADD CONSTRAINT "tables_arrangement" FOREIGN KEY ("wedding_id","arrangement_id") REFERENCES "public"."table_arrangements"("wedding_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "table_arrangements" ADD CONSTRAINT "table_arrangements_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "guest_table_assignments_table_id" ON "guest_table_assignments" USING btree ("wedding_id","table_id");--> statement-breakpoint
CREATE UNIQUE INDEX "guest_table_assignments_seat" ON "guest_table_assignments" USING btree ("wedding_id","table_id","seat");--> statement-breakpoint
CREATE INDEX "seating_changes_created" ON "seating_changes" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "seating_rules_guest_id" ON "seating_rules" USING btree ("wedding_id","guest_id");--> statement-breakpoint
CREATE INDEX "seating_rules_other_guest_id" ON "seating_rules" USING btree ("wedding_id","other_guest_id");--> statement-breakpoint
CREATE INDEX "seating_rules_table_id" ON "seating_rules" USING btree ("wedding_id","table_id");--> statement-breakpoint
CREATE INDEX "seating_rules_category_id" ON "seating_rules" USING btree ("wedding_id","category_id");--> statement-breakpoint
CREATE UNIQUE INDEX "tables_number" ON "tables" USING btree ("wedding_id","arrangement_id","table_number") WHERE "tables"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "tables_head" ON "tables" USING btree ("wedding_id","arrangement_id") WHERE "tables"."is_head" and "tables"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "tables_deleted" ON "tables" USING btree ("deleted_at") WHERE "tables"."deleted_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "table_arrangements_wedding" ON "table_arrangements" USING btree ("wedding_id");--> statement-breakpoint
-- Or replace: a restore drops the tables of the earlier data, not these functions.
CREATE OR REPLACE FUNCTION "raise_if_overfull"("full_table" uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	IF "full_table" IS NOT NULL THEN
		RAISE EXCEPTION 'table % has more persons than chairs', "full_table"
			USING ERRCODE = 'check_violation', CONSTRAINT = 'tables_capacity';
	END IF;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "overfull_table"("of_wedding" uuid, "ids" uuid[]) RETURNS uuid LANGUAGE sql AS $$
	SELECT "tables"."id" FROM "tables" JOIN "guest_table_assignments" AS "person"
		ON "person"."wedding_id" = "tables"."wedding_id" AND "person"."table_id" = "tables"."id"
	WHERE "tables"."wedding_id" = "of_wedding" AND "tables"."id" = ANY ("ids")
	GROUP BY "tables"."id", "tables"."seats", "tables"."couple_seats"
	HAVING count(*) + "tables"."couple_seats" > "tables"."seats" OR max("person"."seat") > "tables"."seats"
	LIMIT 1
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "check_chairs_of_assignments"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"of_wedding" uuid;
	"ids" uuid[];
BEGIN
	FOR "of_wedding", "ids" IN
		SELECT "wedding_id", array_agg(DISTINCT "table_id") FROM "changed" GROUP BY "wedding_id" ORDER BY 1
	LOOP
		-- Others who seat persons at these tables wait here, so the count below includes theirs.
		PERFORM FROM "tables" WHERE "wedding_id" = "of_wedding" AND "id" = ANY ("ids")
			ORDER BY "id" FOR NO KEY UPDATE;
		PERFORM "raise_if_overfull"("overfull_table"("of_wedding", "ids"));
	END LOOP;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "check_chairs_of_tables"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM "raise_if_overfull"("overfull_table"("wedding_id", array_agg("id")))
		FROM "changed" GROUP BY "wedding_id";
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "guest_table_assignments_inserted" AFTER INSERT ON "guest_table_assignments"
	REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "check_chairs_of_assignments"();
--> statement-breakpoint
CREATE TRIGGER "guest_table_assignments_updated" AFTER UPDATE ON "guest_table_assignments"
	REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "check_chairs_of_assignments"();
--> statement-breakpoint
CREATE TRIGGER "tables_updated" AFTER UPDATE ON "tables"
	REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "check_chairs_of_tables"();
