CREATE INDEX "bookings_cancelled" ON "bookings" USING btree ("created_at","id") WHERE "bookings"."state" = 'cancelled';--> statement-breakpoint
CREATE INDEX "packages_hidden" ON "packages" USING btree ("name","id") WHERE not "packages"."published";--> statement-breakpoint
CREATE INDEX "reviews_desk" ON "reviews" USING btree ("state","created_at","id") WHERE not "reviews"."is_demo";