ALTER TABLE "bookings" ADD COLUMN "is_invoiced" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "invoice_fault" text;--> statement-breakpoint
CREATE INDEX "bookings_to_invoice" ON "bookings" USING btree ("ends_on","id") WHERE "bookings"."state" = 'confirmed' and not "bookings"."is_invoiced";