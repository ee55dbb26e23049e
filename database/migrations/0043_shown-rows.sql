-- A view reads as the owner of the tables, whom policies do not bind. Without a barrier, searches keep
-- their indexes.
CREATE VIEW "shown_listings" AS
  SELECT * FROM "listings"
  WHERE "status" NOT IN ('draft', 'review')
    -- What an administrator has taken down; sellers withdraw without a reason.
    AND NOT ("status" = 'withdrawn' AND "rejection_reason" IS NOT NULL);
--> statement-breakpoint
CREATE VIEW "shown_vendors" AS
  SELECT * FROM "vendors" WHERE "status" = 'approved';
