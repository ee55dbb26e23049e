CREATE TABLE "guest_imports" (
	"wedding_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"rows" jsonb NOT NULL,
	"header_row" integer,
	"fields" jsonb NOT NULL,
	"edits" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"imported_at" timestamp with time zone,
	"result" jsonb,
	"changes" jsonb,
	"undone_at" timestamp with time zone,
	"kept" jsonb,
	CONSTRAINT "guest_imports_wedding_id_id_pk" PRIMARY KEY("wedding_id","id")
);
--> statement-breakpoint
ALTER TABLE "guest_imports" ADD CONSTRAINT "guest_imports_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_imports" ADD CONSTRAINT "guest_imports_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;