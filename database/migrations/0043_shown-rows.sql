-- A view reads as the owner of the tables, whom policies do not bind. Without a barrier, searches keep
-- their indexes.
CREATE VIEW "shown_listings" AS
  SELECT * FROM "listings" WHERE "status" NOT IN ('draft', 'review');
--> statement-breakpoint
CREATE VIEW "shown_vendors" AS
  SELECT * FROM "vendors" WHERE "status" = 'approved';
