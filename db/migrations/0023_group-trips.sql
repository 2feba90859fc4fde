CREATE TABLE "group_shares" (
	"booking_id" text NOT NULL,
	"share" integer NOT NULL,
	"places" integer[] NOT NULL,
	"split" text NOT NULL,
	"link_id" text NOT NULL,
	"is_off" boolean DEFAULT false NOT NULL,
	"room_mate" integer,
	"filled_at" timestamp with time zone,
	CONSTRAINT "group_shares_booking_id_share_pk" PRIMARY KEY("booking_id","share"),
	CONSTRAINT "group_shares_linkId_unique" UNIQUE("link_id"),
	CONSTRAINT "group_shares_share" CHECK ("group_shares"."share" >= 0)
);
--> statement-breakpoint
ALTER TABLE "emergency_contacts" ADD COLUMN "share" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "emergency_contacts" DROP CONSTRAINT "emergency_contacts_pkey";--> statement-breakpoint
ALTER TABLE "emergency_contacts" ADD CONSTRAINT "emergency_contacts_booking_id_share_pk" PRIMARY KEY("booking_id","share");--> statement-breakpoint
ALTER TABLE "instalments" ADD COLUMN "share" integer;--> statement-breakpoint
ALTER TABLE "traveller_details" ADD COLUMN "is_own" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_orders" ADD COLUMN "share" integer;--> statement-breakpoint
ALTER TABLE "group_shares" ADD CONSTRAINT "group_shares_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;