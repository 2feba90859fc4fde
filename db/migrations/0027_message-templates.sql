CREATE TABLE "message_templates" (
	"kind" text NOT NULL,
	"channel" text NOT NULL,
	"subject" text,
	"action" text,
	"words" text,
	"registered" text,
	"dlt_template_id" text,
	"carrier_template_id" text,
	"header" text,
	"is_on" boolean DEFAULT true NOT NULL,
	"version" integer NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "message_templates_kind_channel_pk" PRIMARY KEY("kind","channel"),
	CONSTRAINT "message_templates_ids" CHECK (num_nonnulls("message_templates"."registered", "message_templates"."dlt_template_id", "message_templates"."carrier_template_id") in (0, 3))
);
--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "kind" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "outbox_log" ON "outbox" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "outbox_kind" ON "outbox" USING btree ("kind","created_at");--> statement-breakpoint
UPDATE "outbox" SET "tries" = "attempts";
