DROP TABLE "verifications";--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "email_verified";--> statement-breakpoint
DELETE FROM "credentials" WHERE "password" IS NULL;--> statement-breakpoint
-- Nothing kept an account from having two rows; the newest one counts.
DELETE FROM "credentials" USING (
	SELECT "id", row_number() OVER (PARTITION BY "user_id" ORDER BY "updated_at" DESC, "created_at" DESC, "id") AS "place"
	FROM "credentials"
) AS "ranked" WHERE "ranked"."id" = "credentials"."id" AND "ranked"."place" > 1;--> statement-breakpoint
DROP INDEX "credentials_user";--> statement-breakpoint
ALTER TABLE "credentials"
	DROP CONSTRAINT "credentials_pkey",
	DROP COLUMN "id",
	DROP COLUMN "account_id",
	DROP COLUMN "provider_id",
	DROP COLUMN "access_token",
	DROP COLUMN "refresh_token",
	DROP COLUMN "id_token",
	DROP COLUMN "access_token_expires_at",
	DROP COLUMN "refresh_token_expires_at",
	DROP COLUMN "scope",
	ALTER COLUMN "password" SET NOT NULL,
	ADD PRIMARY KEY ("user_id");--> statement-breakpoint
ALTER TABLE "credentials" RENAME COLUMN "password" TO "password_hash";--> statement-breakpoint
ALTER TABLE "mailed_links" RENAME TO "email_tokens";--> statement-breakpoint
ALTER TABLE "email_tokens" RENAME CONSTRAINT "mailed_links_pkey" TO "email_tokens_pkey";--> statement-breakpoint
ALTER TABLE "email_tokens" RENAME CONSTRAINT "mailed_links_user_id_users_id_fk" TO "email_tokens_user_id_users_id_fk";--> statement-breakpoint
ALTER INDEX "mailed_links_email" RENAME TO "email_tokens_email";--> statement-breakpoint
ALTER INDEX "mailed_links_expiry" RENAME TO "email_tokens_expiry";
