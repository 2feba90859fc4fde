CREATE TABLE "check_ins" (
	"booking_id" text NOT NULL,
	"position" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"by" text NOT NULL,
	"way" text NOT NULL,
	CONSTRAINT "check_ins_booking_id_position_pk" PRIMARY KEY("booking_id","position")
);
--> statement-breakpoint
ALTER TABLE "check_ins" ADD CONSTRAINT "check_ins_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;