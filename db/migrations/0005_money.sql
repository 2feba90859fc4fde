ALTER TABLE "departures" DROP CONSTRAINT "departures_package_id_packages_id_fk";
--> statement-breakpoint
ALTER TABLE "departures" ALTER COLUMN "twin_paise" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "cars" ALTER COLUMN "per_km_paise" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "cars" ALTER COLUMN "per_km_one_way_paise" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "cars" ALTER COLUMN "driver_allowance_paise" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "cars" ALTER COLUMN "night_charge_paise" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "cars" ALTER COLUMN "local4h40km_paise" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "cars" ALTER COLUMN "local8h80km_paise" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "cars" ALTER COLUMN "local12h120km_paise" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "cars" ALTER COLUMN "extra_km_paise" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "cars" ALTER COLUMN "extra_hour_paise" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "packages" ALTER COLUMN "from_paise" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "leads" ALTER COLUMN "budget_paise" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "departures" ADD CONSTRAINT "departures_package_id_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."packages"("id") ON DELETE restrict ON UPDATE no action;