CREATE TABLE "waitlist" (
	"id" text PRIMARY KEY NOT NULL,
	"departure_id" text NOT NULL,
	"email" text NOT NULL,
	"seats" integer NOT NULL,
	"state" text DEFAULT 'asked' NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"waiting_since" timestamp with time zone,
	"offer_ends_at" timestamp with time zone,
	CONSTRAINT "waitlist_seats" CHECK ("waitlist"."seats" > 0),
	CONSTRAINT "waitlist_since" CHECK ("waitlist"."state" not in ('waiting', 'kept', 'offered') or "waitlist"."waiting_since" is not null),
	CONSTRAINT "waitlist_offer" CHECK ("waitlist"."state" <> 'offered' or "waitlist"."offer_ends_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "waitlist" ADD CONSTRAINT "waitlist_departure_id_departures_id_fk" FOREIGN KEY ("departure_id") REFERENCES "public"."departures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "waitlist_once" ON "waitlist" USING btree ("departure_id","email") WHERE "waitlist"."state" in ('asked', 'waiting', 'kept', 'offered');--> statement-breakpoint
CREATE INDEX "waitlist_turn" ON "waitlist" USING btree ("departure_id","waiting_since") WHERE "waitlist"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "waitlist_open" ON "waitlist" USING btree ("state") WHERE "waitlist"."state" in ('waiting', 'kept', 'offered');