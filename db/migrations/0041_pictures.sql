ALTER TABLE "attractions" ADD COLUMN "picture_alt" text;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "picture_alt" text;--> statement-breakpoint
ALTER TABLE "cities" ADD COLUMN "picture_alt" text;--> statement-breakpoint
ALTER TABLE "package_pictures" ADD COLUMN "picture_alt" text;--> statement-breakpoint
ALTER TABLE "states" ADD COLUMN "picture_alt" text;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "picture_alt" text;--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "kind" text DEFAULT 'upload' NOT NULL;--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "focus_x" integer DEFAULT 50 NOT NULL;--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "focus_y" integer DEFAULT 50 NOT NULL;--> statement-breakpoint
CREATE INDEX "package_pictures_picture" ON "package_pictures" USING btree ("picture_id");--> statement-breakpoint
CREATE INDEX "pictures_newest" ON "pictures" USING btree ("kind","created_at","id");--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_focus" CHECK ("pictures"."focus_x" between 0 and 100 and "pictures"."focus_y" between 0 and 100);--> statement-breakpoint
UPDATE "pictures" SET "kind" = CASE
	WHEN "recipe" IS NOT NULL THEN 'poster'
	WHEN EXISTS (SELECT FROM "users" WHERE "users"."picture_id" = "pictures"."id") THEN 'portrait'
	ELSE 'upload' END;
