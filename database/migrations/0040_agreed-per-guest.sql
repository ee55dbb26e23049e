ALTER TABLE "budget_items" ADD COLUMN "agreed_per_guest" bigint;--> statement-breakpoint
ALTER TABLE "budget_items" ADD COLUMN "agreed_per_child" bigint;--> statement-breakpoint
ALTER TABLE "budget_items" ADD CONSTRAINT "budget_items_agreed" CHECK ("budget_items"."agreed_per_guest" >= 0 and "budget_items"."agreed_per_child" >= 0);