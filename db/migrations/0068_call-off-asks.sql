CREATE TABLE "call_off_asks" (
	"id" text PRIMARY KEY NOT NULL,
	"departure_id" text NOT NULL,
	"because" text NOT NULL,
	"amount_paise" bigint NOT NULL,
	"state" text NOT NULL,
	"asked_by" text NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	CONSTRAINT "call_off_asks_decided" CHECK (("call_off_asks"."state" = 'open') = ("call_off_asks"."decided_by" is null)),
	CONSTRAINT "call_off_asks_two" CHECK ("call_off_asks"."state" <> 'given' or "call_off_asks"."decided_by" is distinct from "call_off_asks"."asked_by")
);
--> statement-breakpoint
ALTER TABLE "call_off_asks" ADD CONSTRAINT "call_off_asks_departure_id_departures_id_fk" FOREIGN KEY ("departure_id") REFERENCES "public"."departures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "call_off_asks_departure" ON "call_off_asks" USING btree ("departure_id");--> statement-breakpoint
CREATE UNIQUE INDEX "call_off_asks_open" ON "call_off_asks" USING btree ("departure_id") WHERE "call_off_asks"."state" = 'open';