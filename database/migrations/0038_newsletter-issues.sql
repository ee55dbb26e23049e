CREATE TABLE "newsletter_issues" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"button_label" text,
	"button_url" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"reached_email" text,
	"recipient_count" integer DEFAULT 0 NOT NULL,
	"finished_at" timestamp with time zone
);
