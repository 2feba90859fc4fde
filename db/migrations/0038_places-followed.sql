-- Articles and photographs name a place by its address: they go along when it moves.
CREATE FUNCTION follow_moved_place() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	-- Under which name a photograph keeps it.
	part text := tg_argv[0];
BEGIN
	IF part = 'cityUrl' THEN
		UPDATE articles SET places = array_replace(places, old.url, new.url) WHERE places @> ARRAY[old.url];
	END IF;
	UPDATE settings SET value = (
		SELECT jsonb_agg(CASE WHEN one ->> part = old.url THEN jsonb_set(one, ARRAY[part], to_jsonb(new.url)) ELSE one END ORDER BY at)
		FROM jsonb_array_elements(value) WITH ORDINALITY AS all_of(one, at)
	) WHERE key = 'photographs' AND value @> jsonb_build_array(jsonb_build_object(part, old.url));
	RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER cities_followed AFTER UPDATE OF "url" ON "cities" FOR EACH ROW WHEN (old.url <> new.url) EXECUTE FUNCTION follow_moved_place('cityUrl');
--> statement-breakpoint
CREATE TRIGGER attractions_followed AFTER UPDATE OF "url" ON "attractions" FOR EACH ROW WHEN (old.url <> new.url) EXECUTE FUNCTION follow_moved_place('attractionUrl');
