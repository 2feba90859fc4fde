CREATE TABLE "data_requests" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"asked_from" text NOT NULL,
	"email" text,
	"mobile" text,
	"reach" text NOT NULL,
	"due_on" date NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"answered_at" timestamp with time zone,
	"answer" text,
	CONSTRAINT "data_requests_asker" CHECK ("data_requests"."answered_at" is not null or num_nonnulls("data_requests"."email", "data_requests"."mobile") = 1),
	CONSTRAINT "data_requests_answer" CHECK (("data_requests"."answered_at" is null) = ("data_requests"."answer" is null))
);
--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "publish_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "publish_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "data_requests_due" ON "data_requests" USING btree ("due_on","id");--> statement-breakpoint
CREATE INDEX "bookings_pace" ON "bookings" USING btree ("starts_on","confirmed_at","cancelled_at","seats") WHERE "bookings"."confirmed_at" is not null and "bookings"."departure_id" is not null;--> statement-breakpoint
CREATE INDEX "attractions_by_name" ON "attractions" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "attractions_name" ON "attractions" USING gin ("name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "cities_by_name" ON "cities" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "articles_title" ON "articles" USING gin ("title" gin_trgm_ops);