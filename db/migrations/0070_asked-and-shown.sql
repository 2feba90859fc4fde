ALTER TABLE "data_requests" ALTER COLUMN "asked_from" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "data_requests" ADD COLUMN "asked_by" text;--> statement-breakpoint
CREATE INDEX "package_revisions_pictures" ON "package_revisions" USING gin (("content" -> 'pictureIds')) WITH (fastupdate=false) WHERE "package_revisions"."state" in ('draft', 'review', 'scheduled');--> statement-breakpoint
CREATE INDEX "articles_with_pictures" ON "articles" USING btree ("id") WHERE "articles"."body" like '%/media/%';--> statement-breakpoint
CREATE INDEX "data_requests_asker" ON "data_requests" USING btree ("asked_by");--> statement-breakpoint
-- What stands nowhere is looked for among what is not marked: a picture that loses a place loses its mark, though it may stand somewhere else, and one that gains a place gains it.
ALTER TABLE "pictures" ADD COLUMN "is_shown" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE FUNCTION mark_shown_pictures() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	shown_by text;
	before text;
	after text;
BEGIN
	FOREACH shown_by IN ARRAY TG_ARGV LOOP
		before := to_jsonb(OLD) ->> shown_by;
		after := to_jsonb(NEW) ->> shown_by;
		CONTINUE WHEN before IS NOT DISTINCT FROM after;
		UPDATE pictures SET is_shown = false WHERE id = before AND is_shown;
		UPDATE pictures SET is_shown = true WHERE id = after AND NOT is_shown;
	END LOOP;
	RETURN NULL;
END
$$;--> statement-breakpoint
-- contract: it refuses nothing, and writes a column that the version before does not know
CREATE TRIGGER states_show AFTER INSERT OR DELETE OR UPDATE OF "picture_id" ON "states" FOR EACH ROW EXECUTE FUNCTION mark_shown_pictures('picture_id');--> statement-breakpoint
-- contract: it refuses nothing, and writes a column that the version before does not know
CREATE TRIGGER cities_show AFTER INSERT OR DELETE OR UPDATE OF "picture_id" ON "cities" FOR EACH ROW EXECUTE FUNCTION mark_shown_pictures('picture_id');--> statement-breakpoint
-- contract: it refuses nothing, and writes a column that the version before does not know
CREATE TRIGGER attractions_show AFTER INSERT OR DELETE OR UPDATE OF "picture_id" ON "attractions" FOR EACH ROW EXECUTE FUNCTION mark_shown_pictures('picture_id');--> statement-breakpoint
-- contract: it refuses nothing, and writes a column that the version before does not know
CREATE TRIGGER categories_show AFTER INSERT OR DELETE OR UPDATE OF "picture_id" ON "categories" FOR EACH ROW EXECUTE FUNCTION mark_shown_pictures('picture_id');--> statement-breakpoint
-- contract: it refuses nothing, and writes a column that the version before does not know
CREATE TRIGGER articles_show AFTER INSERT OR DELETE OR UPDATE OF "picture_id" ON "articles" FOR EACH ROW EXECUTE FUNCTION mark_shown_pictures('picture_id');--> statement-breakpoint
-- contract: it refuses nothing, and writes a column that the version before does not know
CREATE TRIGGER pages_show AFTER INSERT OR DELETE OR UPDATE OF "picture_id" ON "pages" FOR EACH ROW EXECUTE FUNCTION mark_shown_pictures('picture_id');--> statement-breakpoint
-- contract: it refuses nothing, and writes a column that the version before does not know
CREATE TRIGGER package_pictures_show AFTER INSERT OR DELETE OR UPDATE OF "picture_id" ON "package_pictures" FOR EACH ROW EXECUTE FUNCTION mark_shown_pictures('picture_id');--> statement-breakpoint
-- contract: it refuses nothing, and writes a column that the version before does not know
CREATE TRIGGER cars_show AFTER INSERT OR DELETE OR UPDATE OF "picture_id", "night_picture_id" ON "cars" FOR EACH ROW EXECUTE FUNCTION mark_shown_pictures('picture_id', 'night_picture_id');--> statement-breakpoint
UPDATE "pictures" SET "is_shown" = true WHERE "id" IN (
	SELECT picture_id FROM states
	UNION ALL SELECT picture_id FROM cities
	UNION ALL SELECT picture_id FROM attractions
	UNION ALL SELECT picture_id FROM categories
	UNION ALL SELECT picture_id FROM articles
	UNION ALL SELECT picture_id FROM pages
	UNION ALL SELECT picture_id FROM package_pictures
	UNION ALL SELECT picture_id FROM cars
	UNION ALL SELECT night_picture_id FROM cars
);--> statement-breakpoint
CREATE INDEX "pictures_not_shown" ON "pictures" USING btree ("created_at", "id") WHERE NOT "is_shown";
