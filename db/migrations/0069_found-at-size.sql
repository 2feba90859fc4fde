-- All that a thing is called, in one text: array_to_string is not called immutable, since it is so of texts alone.
CREATE FUNCTION all_names(name text, others text[]) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT name || E'\n' || array_to_string(others, E'\n')
$$;
--> statement-breakpoint
-- contract: it is made again below with more in it, and none is bound to it
DROP INDEX "package_stops_city";--> statement-breakpoint
CREATE INDEX "attractions_picture" ON "attractions" USING btree ("picture_id");--> statement-breakpoint
CREATE INDEX "cities_names" ON "cities" USING gin (all_names("name", "alt_names") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "cities_picture" ON "cities" USING btree ("picture_id");--> statement-breakpoint
CREATE INDEX "packages_state_codes" ON "packages" USING btree ("state_codes","published");--> statement-breakpoint
CREATE INDEX "package_revisions_name" ON "package_revisions" USING gin (("content" ->> 'name') gin_trgm_ops) WHERE "package_revisions"."state" in ('draft', 'review', 'scheduled');--> statement-breakpoint
CREATE INDEX "articles_picture" ON "articles" USING btree ("picture_id");--> statement-breakpoint
CREATE INDEX "package_stops_city" ON "package_stops" USING btree ("city_id","package_id");