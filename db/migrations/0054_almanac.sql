CREATE TABLE "almanac_facts" (
	"key" text PRIMARY KEY NOT NULL,
	"fact" jsonb NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
