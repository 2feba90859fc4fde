ALTER TABLE "site_scripts" ADD COLUMN "name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "site_scripts" ADD COLUMN "integration" text;--> statement-breakpoint
ALTER TABLE "site_scripts" ADD COLUMN "account" text;