ALTER TABLE "bookings" ALTER COLUMN "departure_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "quotes" ALTER COLUMN "package_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "pickup" text;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "car_id" text;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_car_id_cars_id_fk" FOREIGN KEY ("car_id") REFERENCES "public"."cars"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_sold" CHECK (num_nonnulls("quotes"."package_id", "quotes"."car_id") = 1);