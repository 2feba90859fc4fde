ALTER TABLE "pages" ADD COLUMN "picture_id" text;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "picture_alt" text;--> statement-breakpoint
ALTER TABLE "pages" ADD CONSTRAINT "pages_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE no action ON UPDATE no action;