CREATE TABLE "old_addresses" (
	"kind" text NOT NULL,
	"url" text NOT NULL,
	"thing_id" text NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "old_addresses_kind_url_pk" PRIMARY KEY("kind","url")
);
--> statement-breakpoint
CREATE INDEX "old_addresses_thing" ON "old_addresses" USING btree ("thing_id");--> statement-breakpoint
CREATE FUNCTION keep_old_address() RETURNS trigger LANGUAGE plpgsql AS $$
-- The kind is the trigger's word, and without one the row's own; the address stands in the column the trigger names.
DECLARE
	kind_then text := coalesce(nullif(tg_argv[1], ''), to_jsonb(old) ->> 'kind');
	url_then text := to_jsonb(old) ->> tg_argv[0];
BEGIN
	IF tg_op = 'DELETE' THEN
		DELETE FROM old_addresses o WHERE o.thing_id = old.id;
		RETURN old;
	END IF;
	INSERT INTO old_addresses (kind, url, thing_id) VALUES (kind_then, url_then, new.id)
	ON CONFLICT (kind, url) DO UPDATE SET thing_id = excluded.thing_id, since = now();
	-- Whoever bears an address now has it, and comes back to it without a way round.
	DELETE FROM old_addresses o WHERE o.kind = coalesce(nullif(tg_argv[1], ''), to_jsonb(new) ->> 'kind') AND o.url = to_jsonb(new) ->> tg_argv[0];
	RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER states_moved AFTER UPDATE OF "url" ON "states" FOR EACH ROW WHEN (old.url <> new.url) EXECUTE FUNCTION keep_old_address('url', 'state');
--> statement-breakpoint
CREATE TRIGGER states_gone AFTER DELETE ON "states" FOR EACH ROW EXECUTE FUNCTION keep_old_address('url', 'state');
--> statement-breakpoint
CREATE TRIGGER cities_moved AFTER UPDATE OF "url" ON "cities" FOR EACH ROW WHEN (old.url <> new.url) EXECUTE FUNCTION keep_old_address('url', 'city');
--> statement-breakpoint
CREATE TRIGGER cities_gone AFTER DELETE ON "cities" FOR EACH ROW EXECUTE FUNCTION keep_old_address('url', 'city');
--> statement-breakpoint
CREATE TRIGGER attractions_moved AFTER UPDATE OF "url" ON "attractions" FOR EACH ROW WHEN (old.url <> new.url) EXECUTE FUNCTION keep_old_address('url', 'attraction');
--> statement-breakpoint
CREATE TRIGGER attractions_gone AFTER DELETE ON "attractions" FOR EACH ROW EXECUTE FUNCTION keep_old_address('url', 'attraction');
--> statement-breakpoint
CREATE TRIGGER categories_moved AFTER UPDATE OF "url" ON "categories" FOR EACH ROW WHEN (old.url <> new.url) EXECUTE FUNCTION keep_old_address('url', 'category');
--> statement-breakpoint
CREATE TRIGGER categories_gone AFTER DELETE ON "categories" FOR EACH ROW EXECUTE FUNCTION keep_old_address('url', 'category');
--> statement-breakpoint
CREATE TRIGGER packages_moved AFTER UPDATE OF "url" ON "packages" FOR EACH ROW WHEN (old.url <> new.url) EXECUTE FUNCTION keep_old_address('url', 'package');
--> statement-breakpoint
CREATE TRIGGER packages_gone AFTER DELETE ON "packages" FOR EACH ROW EXECUTE FUNCTION keep_old_address('url', 'package');
--> statement-breakpoint
CREATE TRIGGER articles_moved AFTER UPDATE OF "slug", "kind" ON "articles" FOR EACH ROW WHEN (old.slug <> new.slug OR old.kind <> new.kind) EXECUTE FUNCTION keep_old_address('slug', '');
--> statement-breakpoint
CREATE TRIGGER articles_gone AFTER DELETE ON "articles" FOR EACH ROW EXECUTE FUNCTION keep_old_address('slug', '');
