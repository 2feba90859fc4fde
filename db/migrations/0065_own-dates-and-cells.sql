ALTER TABLE "refund_asks" ADD COLUMN "calls_off_because" text;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "called_off_because" text;--> statement-breakpoint
ALTER TABLE "packages" ADD COLUMN "own_dates" jsonb DEFAULT '{"areSold":true,"leadDays":5,"cutoffDays":1,"mostPeople":null}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "departures" ADD COLUMN "cells" jsonb;--> statement-breakpoint
ALTER TABLE "packages" ADD CONSTRAINT "packages_own_dates" CHECK (("packages"."own_dates" ->> 'cutoffDays')::integer between 0 and ("packages"."own_dates" ->> 'leadDays')::integer);