ALTER TABLE "bookings" ADD COLUMN "buyer" jsonb;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "buyer_state" text;