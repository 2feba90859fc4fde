CREATE TABLE "booking_notes" (
	"id" text PRIMARY KEY NOT NULL,
	"booking_id" text NOT NULL,
	"about" text DEFAULT 'note' NOT NULL,
	"words" text NOT NULL,
	"by" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refund_asks" (
	"id" text PRIMARY KEY NOT NULL,
	"booking_id" text NOT NULL,
	"amount_paise" bigint NOT NULL,
	"state" text NOT NULL,
	"needs_second" boolean NOT NULL,
	"asked_by" text NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	CONSTRAINT "refund_asks_amount" CHECK ("refund_asks"."amount_paise" > 0),
	CONSTRAINT "refund_asks_decided" CHECK (("refund_asks"."state" = 'open') = ("refund_asks"."decided_by" is null)),
	CONSTRAINT "refund_asks_two" CHECK (not "refund_asks"."needs_second" or "refund_asks"."state" <> 'given' or "refund_asks"."decided_by" is distinct from "refund_asks"."asked_by")
);
--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "booked_by" text;--> statement-breakpoint
ALTER TABLE "booking_notes" ADD CONSTRAINT "booking_notes_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_asks" ADD CONSTRAINT "refund_asks_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_notes_booking" ON "booking_notes" USING btree ("booking_id","at");--> statement-breakpoint
CREATE INDEX "refund_asks_booking" ON "refund_asks" USING btree ("booking_id");--> statement-breakpoint
CREATE UNIQUE INDEX "refund_asks_open" ON "refund_asks" USING btree ("booking_id") WHERE "refund_asks"."state" = 'open';--> statement-breakpoint
CREATE INDEX "bookings_name" ON "bookings" USING gin ("contact_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "bookings_leaving" ON "bookings" USING btree ("starts_on","id");--> statement-breakpoint
CREATE INDEX "bookings_made" ON "bookings" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "bookings_by_staff" ON "bookings" USING btree ("created_at") WHERE "bookings"."booked_by" is not null;--> statement-breakpoint
CREATE INDEX "instalments_unpaid" ON "instalments" USING btree ("booking_id") WHERE "instalments"."paid_at" is null;--> statement-breakpoint
CREATE INDEX "travellers_name" ON "travellers" USING gin ("name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "payment_orders_told" ON "payment_orders" USING btree ("told_utr") WHERE "payment_orders"."told_utr" is not null;