ALTER TABLE "import_chunks" ADD COLUMN "open" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "takes_open" boolean DEFAULT false NOT NULL;