CREATE TABLE "emergency_contacts" (
	"booking_id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"mobile" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "traveller_details" (
	"booking_id" text NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"paper" text,
	"sealed_number" text,
	"last_digits" text,
	"meals" text DEFAULT '' NOT NULL,
	CONSTRAINT "traveller_details_booking_id_position_pk" PRIMARY KEY("booking_id","position"),
	CONSTRAINT "traveller_details_digits" CHECK ("traveller_details"."last_digits" is null or length("traveller_details"."last_digits") <= 4)
);
--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "booking_id" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "state" text DEFAULT 'published' NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "reply" text;--> statement-breakpoint
ALTER TABLE "emergency_contacts" ADD CONSTRAINT "emergency_contacts_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "traveller_details" ADD CONSTRAINT "traveller_details_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_bookingId_unique" UNIQUE("booking_id");