CREATE TABLE "drafts" (
	"kind" text NOT NULL,
	"thing_id" text NOT NULL,
	"state" text NOT NULL,
	"content" jsonb NOT NULL,
	"base" jsonb,
	"why" text,
	"put_off" text,
	"publish_at" timestamp with time zone,
	"changed_by" text NOT NULL,
	"is_by_program" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "drafts_kind_thing_id_pk" PRIMARY KEY("kind","thing_id"),
	CONSTRAINT "drafts_scheduled" CHECK (("drafts"."state" = 'scheduled') = ("drafts"."publish_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "why" text;--> statement-breakpoint
CREATE INDEX "drafts_changed" ON "drafts" USING btree ("kind","state","changed_at");--> statement-breakpoint
CREATE INDEX "drafts_due" ON "drafts" USING btree ("publish_at") WHERE "drafts"."state" = 'scheduled';