ALTER TABLE "packages" DROP CONSTRAINT "packages_price_positive";--> statement-breakpoint
DROP INDEX "packages_price";--> statement-breakpoint
ALTER TABLE "packages" DROP COLUMN "from_paise";--> statement-breakpoint
ALTER TABLE "packages" ADD CONSTRAINT "packages_price_positive" CHECK (("packages"."grid" ->> 'twin')::bigint > 0);