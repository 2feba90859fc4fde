CREATE TABLE "bank_lines" (
	"utr" text PRIMARY KEY NOT NULL,
	"order_id" text,
	"refund_id" text,
	"amount_paise" bigint NOT NULL,
	"entered_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bank_lines_for_one" CHECK (num_nonnulls("bank_lines"."order_id", "bank_lines"."refund_id") = 1),
	CONSTRAINT "bank_lines_amount" CHECK ("bank_lines"."amount_paise" > 0)
);
--> statement-breakpoint
ALTER TABLE "payment_orders" ADD COLUMN "closes_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment_orders" ADD COLUMN "told_utr" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "failures" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "simulated_orders" ADD COLUMN "closes_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "bank_lines" ADD CONSTRAINT "bank_lines_order_id_payment_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."payment_orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_lines" ADD CONSTRAINT "bank_lines_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bank_lines_order" ON "bank_lines" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "bank_lines_refund" ON "bank_lines" USING btree ("refund_id");--> statement-breakpoint
CREATE TRIGGER bank_lines_are_kept BEFORE UPDATE OR DELETE ON "bank_lines" FOR EACH ROW EXECUTE FUNCTION is_only_added_to();
