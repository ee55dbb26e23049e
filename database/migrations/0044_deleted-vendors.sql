-- The conversations of a deleted profile are its account's no more. Earlier releases left the account in
-- them.
UPDATE "conversations" SET "answerer_id" = NULL
  FROM "vendor_contact_requests"
  WHERE "vendor_contact_requests"."conversation_id" = "conversations"."id"
    AND "vendor_contact_requests"."vendor_id" IS NULL
    AND "conversations"."answerer_id" IS NOT NULL;
