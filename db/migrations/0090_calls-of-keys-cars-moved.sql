CREATE TABLE "api_key_days" (
	"key_id" text NOT NULL,
	"day" date NOT NULL,
	"calls" integer NOT NULL,
	CONSTRAINT "api_key_days_key_id_day_pk" PRIMARY KEY("key_id","day")
);
--> statement-breakpoint
ALTER TABLE "api_key_days" ADD CONSTRAINT "api_key_days_key_id_api_keys_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."api_keys"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
-- contract: it refuses nothing, and writes addresses beside what the version before writes
CREATE TRIGGER cars_moved AFTER UPDATE OF "url" ON "cars" FOR EACH ROW WHEN (old.url <> new.url) EXECUTE FUNCTION keep_old_address('url', 'car');
--> statement-breakpoint
-- contract: it refuses nothing, and writes addresses beside what the version before writes
CREATE TRIGGER cars_gone AFTER DELETE ON "cars" FOR EACH ROW EXECUTE FUNCTION keep_old_address('url', 'car');
