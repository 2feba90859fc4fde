CREATE TABLE "forgotten_answers" (
	"quote_token" text PRIMARY KEY NOT NULL
);--> statement-breakpoint
-- One statement: the papers are written anew once.
ALTER TABLE "documents"
	ADD COLUMN "taxed_on" date GENERATED ALWAYS AS (coalesce(make_date(substr("facts" ->> 'taxedOn', 1, 4)::integer, substr("facts" ->> 'taxedOn', 6, 2)::integer, substr("facts" ->> 'taxedOn', 9, 2)::integer), "issued_on")) STORED NOT NULL,
	ADD COLUMN "taxable_paise" bigint GENERATED ALWAYS AS (coalesce(("facts" #>> '{value,taxablePaise}')::bigint, 0)) STORED NOT NULL,
	ADD COLUMN "round_off_paise" bigint GENERATED ALWAYS AS (coalesce(("facts" #>> '{value,roundOffPaise}')::bigint, 0)) STORED NOT NULL,
	ADD COLUMN "total_paise" bigint GENERATED ALWAYS AS (coalesce(("facts" #>> '{value,totalPaise}')::bigint, 0)) STORED NOT NULL,
	ADD COLUMN "cgst_paise" bigint GENERATED ALWAYS AS (coalesce(jsonb_path_query_first("facts", '$.value.taxes[*] ? (@.tax == "CGST").paise')::bigint, 0)) STORED NOT NULL,
	ADD COLUMN "sgst_paise" bigint GENERATED ALWAYS AS (coalesce(jsonb_path_query_first("facts", '$.value.taxes[*] ? (@.tax == "SGST").paise')::bigint, 0)) STORED NOT NULL,
	ADD COLUMN "igst_paise" bigint GENERATED ALWAYS AS (coalesce(jsonb_path_query_first("facts", '$.value.taxes[*] ? (@.tax == "IGST").paise')::bigint, 0)) STORED NOT NULL,
	ADD COLUMN "place_of_supply" text GENERATED ALWAYS AS ("facts" ->> 'placeOfSupply') STORED,
	ADD COLUMN "gst_percent" numeric GENERATED ALWAYS AS (("facts" ->> 'gstPercent')::numeric) STORED,
	ADD COLUMN "is_reverse" boolean GENERATED ALWAYS AS (coalesce(("facts" ->> 'reverseCharge')::boolean, false)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "forgotten_answers" ADD CONSTRAINT "forgotten_answers_quote_token_quotes_token_fk" FOREIGN KEY ("quote_token") REFERENCES "public"."quotes"("token") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bookings_cars_made" ON "bookings" USING btree ("created_at","id") WHERE "bookings"."departure_id" is null;--> statement-breakpoint
CREATE INDEX "documents_taxed" ON "documents" USING btree ("taxed_on","kind","is_reverse","taxable_paise","total_paise","cgst_paise","sgst_paise","igst_paise");--> statement-breakpoint
CREATE INDEX "documents_of_booking" ON "documents" USING btree ("booking_id","kind","issued_on","taxed_on","is_reverse","place_of_supply","gst_percent","taxable_paise","round_off_paise","total_paise","cgst_paise","sgst_paise","igst_paise");
