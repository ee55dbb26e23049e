CREATE TABLE "seating_holds" (
	"wedding_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"held" jsonb,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "seating_holds_wedding_id_user_id_pk" PRIMARY KEY("wedding_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "seating_holds" ADD CONSTRAINT "seating_holds_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seating_holds" ADD CONSTRAINT "seating_holds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;