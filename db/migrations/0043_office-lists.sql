CREATE INDEX "bookings_confirmed" ON "bookings" USING btree ("confirmed_at","state","seats","total_paise") WHERE "bookings"."confirmed_at" is not null;--> statement-breakpoint
CREATE INDEX "packages_by_name" ON "packages" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "packages_by_change" ON "packages" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "packages_name" ON "packages" USING gin ("name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "packages_driven" ON "packages" USING btree ("id") WHERE jsonb_path_exists("packages"."itinerary", '$[*] ? (@.travel == "road" && @.km > 350)');--> statement-breakpoint
CREATE INDEX "ledger_entries_time" ON "ledger_entries" USING btree ("at","account","paise");--> statement-breakpoint
CREATE INDEX "ledger_entries_disputed" ON "ledger_entries" USING btree ("payment_id") WHERE "ledger_entries"."account" = 'dispute';--> statement-breakpoint
CREATE INDEX "payment_orders_waiting" ON "payment_orders" USING btree ("created_at") WHERE "payment_orders"."provider" = 'upi' and "payment_orders"."state" <> 'paid';