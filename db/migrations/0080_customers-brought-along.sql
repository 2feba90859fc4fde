CREATE TABLE "brought_customers" (
	"id" text PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"name" text NOT NULL,
	"mobile" text,
	"email" text,
	"note" text,
	"news_email_on" date,
	"news_email_from" text,
	"news_sms_on" date,
	"news_sms_from" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "brought_customers_reference_unique" UNIQUE("reference"),
	CONSTRAINT "brought_customers_reached" CHECK (num_nonnulls("brought_customers"."mobile", "brought_customers"."email") > 0),
	CONSTRAINT "brought_customers_mobile_e164" CHECK ("brought_customers"."mobile" ~ '^\+[1-9][0-9]{6,14}$'),
	CONSTRAINT "brought_customers_email_lower" CHECK ("brought_customers"."email" = lower("brought_customers"."email")),
	CONSTRAINT "brought_customers_consents" CHECK (num_nonnulls("brought_customers"."news_email_on", "brought_customers"."news_email_from") in (0, 2) and num_nonnulls("brought_customers"."news_sms_on", "brought_customers"."news_sms_from") in (0, 2))
);
--> statement-breakpoint
CREATE UNIQUE INDEX "brought_customers_email" ON "brought_customers" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "brought_customers_mobile_alone" ON "brought_customers" USING btree ("mobile") WHERE "brought_customers"."email" is null;--> statement-breakpoint
CREATE INDEX "brought_customers_mobile" ON "brought_customers" USING btree ("mobile");