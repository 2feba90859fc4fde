CREATE TABLE "documents" (
	"id" text PRIMARY KEY NOT NULL,
	"booking_id" text NOT NULL,
	"kind" text NOT NULL,
	"number" text NOT NULL,
	"issued_on" date NOT NULL,
	"issued_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"subject" text NOT NULL,
	"facts" jsonb NOT NULL,
	CONSTRAINT "documents_number_unique" UNIQUE("number"),
	CONSTRAINT "documents_subject" UNIQUE("booking_id","kind","subject"),
	CONSTRAINT "documents_number" CHECK ("documents"."number" ~ '^[A-Z0-9/-]{1,16}$')
);
--> statement-breakpoint
CREATE TABLE "invoice_series" (
	"kind" text NOT NULL,
	"financial_year" text NOT NULL,
	"prefix" text NOT NULL,
	"next" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "invoice_series_kind_financial_year_pk" PRIMARY KEY("kind","financial_year"),
	CONSTRAINT "invoice_series_prefix" UNIQUE("prefix","financial_year"),
	CONSTRAINT "invoice_series_next" CHECK ("invoice_series"."next" between 1 and 9999999),
	CONSTRAINT "invoice_series_short" CHECK ("invoice_series"."prefix" ~ '^[A-Z]{1,2}$' and "invoice_series"."financial_year" ~ '^\d\d-\d\d$')
);
--> statement-breakpoint
CREATE INDEX "documents_issued" ON "documents" USING btree ("kind","issued_on");--> statement-breakpoint
CREATE TRIGGER documents_are_kept BEFORE UPDATE OR DELETE ON "documents" FOR EACH ROW EXECUTE FUNCTION is_only_added_to();
