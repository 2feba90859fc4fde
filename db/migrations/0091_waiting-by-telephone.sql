ALTER TABLE "waitlist" ALTER COLUMN "email" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "waitlist" ADD COLUMN "mobile" text;--> statement-breakpoint
ALTER TABLE "waitlist" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "waitlist" ADD COLUMN "added_by" text;--> statement-breakpoint
-- contract: no version before writes a place without an e-mail, which alone it is about
CREATE UNIQUE INDEX "waitlist_once_mobile" ON "waitlist" USING btree ("departure_id","mobile") WHERE "waitlist"."email" is null and "waitlist"."state" in ('asked', 'waiting', 'kept', 'offered');--> statement-breakpoint
-- contract: every version before writes an e-mail
ALTER TABLE "waitlist" ADD CONSTRAINT "waitlist_reached" CHECK ("waitlist"."email" is not null or "waitlist"."mobile" is not null);