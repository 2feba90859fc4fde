-- contract: it is made again below with more in it, and none is bound to it
DROP INDEX "departures_soon";--> statement-breakpoint
-- contract: it is made again below with more in it, and none is bound to it
DROP INDEX "webhook_deliveries_log";--> statement-breakpoint
CREATE INDEX "attractions_url" ON "attractions" USING gin ("url" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "cities_url" ON "cities" USING gin ("url" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "departures_soon" ON "departures" USING btree ("starts_on","id","package_id","departure_city");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_log" ON "webhook_deliveries" USING btree ("webhook_id","created_at","id");