ALTER TABLE "bookings" ADD COLUMN "new_contact" jsonb;--> statement-breakpoint
ALTER TABLE "waitlist" ADD COLUMN "taken_by" text;--> statement-breakpoint
CREATE INDEX "waitlist_taken_by" ON "waitlist" USING btree ("taken_by") WHERE "waitlist"."taken_by" is not null;