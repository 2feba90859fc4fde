CREATE INDEX "bookings_cars_words" ON "bookings" USING gin ("reference" gin_trgm_ops,"contact_name" gin_trgm_ops,"pickup" gin_trgm_ops) WHERE "bookings"."departure_id" is null;--> statement-breakpoint
CREATE INDEX "drivers_name" ON "drivers" USING gin ("name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "vehicle_hires_days" ON "vehicle_hires" USING btree ("starts_on","ends_before") WHERE "vehicle_hires"."departure_id" is null;--> statement-breakpoint
CREATE INDEX "vehicles_plate" ON "vehicles" USING gin ("registration" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "waitlist_who" ON "waitlist" USING gin ("name" gin_trgm_ops,"email" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "promotions_words" ON "promotions" USING gin ("code" gin_trgm_ops,"name" gin_trgm_ops);