CREATE TABLE "settlement_lines" (
	"provider" text NOT NULL,
	"reference" text NOT NULL,
	"kind" text NOT NULL,
	"amount_paise" bigint NOT NULL,
	"fee_paise" bigint NOT NULL,
	"tax_paise" bigint NOT NULL,
	"batch" text NOT NULL,
	"settled_on" date NOT NULL,
	"utr" text NOT NULL,
	"order_reference" text,
	"entered_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "settlement_lines_provider_reference_pk" PRIMARY KEY("provider","reference"),
	CONSTRAINT "settlement_lines_amount" CHECK ("settlement_lines"."amount_paise" > 0 and "settlement_lines"."fee_paise" >= 0 and "settlement_lines"."tax_paise" >= 0)
);
--> statement-breakpoint
CREATE INDEX "settlement_lines_settled" ON "settlement_lines" USING btree ("settled_on");