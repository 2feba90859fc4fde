CREATE TABLE "bank_lines_taken_back" (
	"utr" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
-- contract: a refund whose line was noted wrongly has a second one; who notes one holds the refund's row, and the version before does so too
DROP INDEX "bank_lines_refund";--> statement-breakpoint
ALTER TABLE "bank_lines_taken_back" ADD CONSTRAINT "bank_lines_taken_back_utr_bank_lines_utr_fk" FOREIGN KEY ("utr") REFERENCES "public"."bank_lines"("utr") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bank_lines_of_refund" ON "bank_lines" USING btree ("refund_id");--> statement-breakpoint
CREATE TRIGGER bank_lines_taken_back_are_kept BEFORE UPDATE OR DELETE ON "bank_lines_taken_back" FOR EACH ROW EXECUTE FUNCTION is_only_added_to();--> statement-breakpoint
CREATE TRIGGER bank_lines_taken_back_are_not_emptied BEFORE TRUNCATE ON "bank_lines_taken_back" FOR EACH STATEMENT EXECUTE FUNCTION is_emptied_on_purpose();
