ALTER TABLE "bookings" ADD COLUMN "choice_until" date;--> statement-breakpoint
ALTER TABLE "departures" ADD COLUMN "called_off_because" text;