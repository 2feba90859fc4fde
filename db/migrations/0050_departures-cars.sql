ALTER TABLE "vehicle_hires" ADD COLUMN "departure_id" text;--> statement-breakpoint
CREATE INDEX "vehicle_hires_departure" ON "vehicle_hires" USING btree ("departure_id");