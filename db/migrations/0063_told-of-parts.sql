ALTER TABLE "payment_reminders" ADD COLUMN "told_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "payment_reminders_going" ON "payment_reminders" USING btree ("message_id") WHERE "payment_reminders"."message_id" is not null and "payment_reminders"."told_at" is null;--> statement-breakpoint
-- Before, a message that the outbox had forgotten counted as one that went, and the parts of friends but the first bore none.
UPDATE "payment_reminders" r SET "told_at" = r."at" WHERE r."message_id" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "outbox" o WHERE o."id" = r."message_id");--> statement-breakpoint
UPDATE "payment_reminders" r SET "message_id" = f."message_id", "told_at" = f."told_at" FROM "payment_reminders" f, "instalments" fi, "instalments" ri
  WHERE r."message_id" IS NULL AND f."message_id" IS NOT NULL AND f."booking_id" = r."booking_id" AND f."kind" = r."kind" AND f."part" < r."part"
    AND fi."booking_id" = f."booking_id" AND fi."part" = f."part" AND ri."booking_id" = r."booking_id" AND ri."part" = r."part"
    AND fi."due_on" = ri."due_on" AND fi."share" IS NOT NULL AND ri."share" IS NOT NULL;
