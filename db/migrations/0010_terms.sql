CREATE TABLE "cancellation_plans" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"slabs" jsonb NOT NULL,
	"refund_days" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cancellation_plans_refund" CHECK ("cancellation_plans"."refund_days" > 0)
);
--> statement-breakpoint
CREATE TABLE "payment_plans" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"milestones" jsonb NOT NULL,
	"quote_hours" integer NOT NULL,
	"grace_days" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_plans_times" CHECK ("payment_plans"."quote_hours" > 0 and "payment_plans"."grace_days" >= 0)
);
--> statement-breakpoint
CREATE TABLE "promotion_uses" (
	"id" text PRIMARY KEY NOT NULL,
	"promotion_id" text NOT NULL,
	"booking_id" text NOT NULL,
	"person_key" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"given_back_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "promotions" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"code" text,
	"name" text NOT NULL,
	"off" jsonb NOT NULL,
	"valid_from" date,
	"valid_to" date,
	"days_ahead" integer,
	"least_paise" bigint,
	"package_ids" text[] NOT NULL,
	"category_ids" text[] NOT NULL,
	"least_people" integer NOT NULL,
	"first_booking_only" boolean NOT NULL,
	"with_others" boolean NOT NULL,
	"most_uses" integer,
	"most_per_person" integer,
	"used" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "promotions_code_unique" UNIQUE("code"),
	CONSTRAINT "promotions_code" CHECK (("promotions"."kind" = 'coupon') = ("promotions"."code" is not null) and "promotions"."code" = upper("promotions"."code")),
	CONSTRAINT "promotions_used" CHECK ("promotions"."used" >= 0 and ("promotions"."most_uses" is null or "promotions"."used" <= "promotions"."most_uses")),
	CONSTRAINT "promotions_days" CHECK ("promotions"."valid_to" is null or "promotions"."valid_from" is null or "promotions"."valid_to" >= "promotions"."valid_from")
);
--> statement-breakpoint
CREATE TABLE "gst_registrations" (
	"id" text PRIMARY KEY NOT NULL,
	"legal_name" text NOT NULL,
	"gstin" char(15) NOT NULL,
	"state_code" char(5) NOT NULL,
	"schemes" jsonb NOT NULL,
	"address" jsonb NOT NULL,
	"valid_from" date NOT NULL,
	"valid_to" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "gst_registrations_days" CHECK ("gst_registrations"."valid_to" is null or "gst_registrations"."valid_to" >= "gst_registrations"."valid_from")
);
--> statement-breakpoint
ALTER TABLE "packages" ADD COLUMN "cancellation_plan_id" text DEFAULT 'tour' NOT NULL;--> statement-breakpoint
ALTER TABLE "packages" ADD COLUMN "payment_plan_id" text DEFAULT 'usual' NOT NULL;--> statement-breakpoint
UPDATE "packages" SET "cancellation_plan_id" = 'trek' WHERE "kind" = 'trek';--> statement-breakpoint
ALTER TABLE "promotion_uses" ADD CONSTRAINT "promotion_uses_promotion_id_promotions_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "promotion_uses_booking" ON "promotion_uses" USING btree ("promotion_id","booking_id");--> statement-breakpoint
CREATE INDEX "promotion_uses_person" ON "promotion_uses" USING btree ("promotion_id","person_key");--> statement-breakpoint
CREATE INDEX "promotion_uses_of" ON "promotion_uses" USING btree ("booking_id");