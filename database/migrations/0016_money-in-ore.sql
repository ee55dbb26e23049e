ALTER TABLE "wish_list_items" ALTER COLUMN "price" SET DATA TYPE bigint USING ("price" * 100)::bigint;
