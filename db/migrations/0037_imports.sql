CREATE TABLE "import_chunks" (
	"import_id" text NOT NULL,
	"number" integer NOT NULL,
	"things" jsonb NOT NULL,
	"count" integer NOT NULL,
	"checked_at" timestamp with time zone,
	"written_at" timestamp with time zone,
	"fresh" integer DEFAULT 0 NOT NULL,
	"changed" integer DEFAULT 0 NOT NULL,
	"fault_count" integer DEFAULT 0 NOT NULL,
	"faults" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "import_chunks_import_id_number_pk" PRIMARY KEY("import_id","number"),
	CONSTRAINT "import_chunks_count" CHECK ("import_chunks"."count" > 0)
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"file_name" text NOT NULL,
	"state" text NOT NULL,
	"heads" text[] NOT NULL,
	"rows" integer NOT NULL,
	"by_user_id" text NOT NULL,
	"problem" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "import_chunks" ADD CONSTRAINT "import_chunks_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "imports_time" ON "imports" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "imports_under_way" ON "imports" USING btree ("state") WHERE "imports"."state" in ('checking', 'writing');