CREATE TABLE "gst_rates" (
	"id" text PRIMARY KEY NOT NULL,
	"scheme" text NOT NULL,
	"percent" double precision NOT NULL,
	"valid_from" date NOT NULL,
	"source" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "gst_rates_percent" CHECK ("gst_rates"."percent" between 0 and 40)
);
--> statement-breakpoint
CREATE UNIQUE INDEX "gst_rates_scheme_day" ON "gst_rates" USING btree ("scheme","valid_from");