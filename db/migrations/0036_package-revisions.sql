CREATE TABLE "package_revisions" (
	"id" text PRIMARY KEY NOT NULL,
	"package_id" text NOT NULL,
	"number" integer NOT NULL,
	"state" text NOT NULL,
	"content" jsonb NOT NULL,
	"made_from" text,
	"changed_by" text NOT NULL,
	"is_by_program" boolean DEFAULT false NOT NULL,
	"why" text,
	"publish_at" timestamp with time zone,
	"published_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "package_revisions_scheduled" CHECK (("package_revisions"."state" = 'scheduled') = ("package_revisions"."publish_at" is not null)),
	CONSTRAINT "package_revisions_published" CHECK ("package_revisions"."state" <> 'published' or "package_revisions"."published_at" is not null)
);
--> statement-breakpoint
CREATE UNIQUE INDEX "package_revisions_number" ON "package_revisions" USING btree ("package_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "package_revisions_open" ON "package_revisions" USING btree ("package_id") WHERE "package_revisions"."state" in ('draft', 'review', 'scheduled');--> statement-breakpoint
CREATE INDEX "package_revisions_changed" ON "package_revisions" USING btree ("state","changed_at");--> statement-breakpoint
CREATE INDEX "package_revisions_due" ON "package_revisions" USING btree ("publish_at") WHERE "package_revisions"."state" = 'scheduled';