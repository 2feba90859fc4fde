CREATE TABLE "roads" (
	"one_city_id" text NOT NULL,
	"other_city_id" text NOT NULL,
	"km" integer NOT NULL,
	"hours" real NOT NULL,
	"way" text DEFAULT 'road' NOT NULL,
	CONSTRAINT "roads_one_city_id_other_city_id_pk" PRIMARY KEY("one_city_id","other_city_id"),
	CONSTRAINT "roads_length" CHECK ("roads"."km" > 0 and "roads"."hours" > 0),
	CONSTRAINT "roads_ends" CHECK ("roads"."one_city_id" <> "roads"."other_city_id")
);
--> statement-breakpoint
CREATE TABLE "lead_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lead_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"lead_id" text NOT NULL,
	"kind" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"by_user_id" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "leads" (
	"id" text PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"token_hash" text,
	"state" text NOT NULL,
	"walls" text[] NOT NULL,
	"source_kind" text NOT NULL,
	"source_key" text NOT NULL,
	"source_name" text NOT NULL,
	"page_path" text NOT NULL,
	"name" text NOT NULL,
	"mobile" text,
	"email" text,
	"starts_on" date,
	"ends_on" date,
	"month" text,
	"adults" integer,
	"ages" integer[],
	"budget_paise" integer,
	"message" text NOT NULL,
	"mobile_verified_at" timestamp with time zone,
	"same_key" text,
	"content_hash" text,
	"stamp_nonce" text,
	"message_ids" text[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"forget_after" timestamp with time zone NOT NULL,
	"forgotten_at" timestamp with time zone,
	CONSTRAINT "leads_reference_unique" UNIQUE("reference"),
	CONSTRAINT "leads_tokenHash_unique" UNIQUE("token_hash"),
	CONSTRAINT "leads_mobile_e164" CHECK ("leads"."mobile" ~ '^\+[1-9][0-9]{6,14}$'),
	CONSTRAINT "leads_party" CHECK ("leads"."adults" between 1 and 30),
	CONSTRAINT "leads_budget" CHECK ("leads"."budget_paise" > 0),
	CONSTRAINT "leads_forgotten" CHECK ("leads"."forgotten_at" is null or ("leads"."name" = '' and "leads"."message" = '' and "leads"."mobile" is null and "leads"."email" is null and "leads"."ages" is null))
);
--> statement-breakpoint
CREATE TABLE "kept_packages" (
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"package_id" text NOT NULL,
	"kept_at" timestamp with time zone NOT NULL,
	CONSTRAINT "kept_packages_user_id_kind_package_id_pk" PRIMARY KEY("user_id","kind","package_id"),
	CONSTRAINT "kept_packages_kind" CHECK ("kept_packages"."kind" in ('wished', 'viewed'))
);
--> statement-breakpoint
ALTER TABLE "cars" ADD COLUMN "local4h40km_paise" integer;--> statement-breakpoint
ALTER TABLE "cars" ADD COLUMN "local12h120km_paise" integer;--> statement-breakpoint
ALTER TABLE "cars" ADD COLUMN "gst_scheme" text DEFAULT 'CAR_5' NOT NULL;--> statement-breakpoint
ALTER TABLE "cars" ADD COLUMN "least_days" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "cars" ADD COLUMN "most_days" integer DEFAULT 30 NOT NULL;--> statement-breakpoint
ALTER TABLE "packages" ADD COLUMN "rates" jsonb DEFAULT '{"model":"SHARING_GRID","ageBands":{"infantUnder":2,"olderInfantUnder":5,"adultFrom":12,"youngest":0},"singleSupplementPaise":null,"seasons":[],"groupSlabs":[],"extras":[]}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "roads" ADD CONSTRAINT "roads_one_city_id_cities_id_fk" FOREIGN KEY ("one_city_id") REFERENCES "public"."cities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roads" ADD CONSTRAINT "roads_other_city_id_cities_id_fk" FOREIGN KEY ("other_city_id") REFERENCES "public"."cities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_events" ADD CONSTRAINT "lead_events_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_events" ADD CONSTRAINT "lead_events_by_user_id_users_id_fk" FOREIGN KEY ("by_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kept_packages" ADD CONSTRAINT "kept_packages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kept_packages" ADD CONSTRAINT "kept_packages_package_id_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."packages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "roads_other_city" ON "roads" USING btree ("other_city_id");--> statement-breakpoint
CREATE INDEX "lead_events_lead" ON "lead_events" USING btree ("lead_id","id");--> statement-breakpoint
CREATE INDEX "leads_time" ON "leads" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "leads_state" ON "leads" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "leads_same" ON "leads" USING btree ("same_key","created_at");--> statement-breakpoint
CREATE INDEX "leads_forgetting" ON "leads" USING btree ("forgotten_at","forget_after");--> statement-breakpoint
CREATE INDEX "leads_email" ON "leads" USING btree ("email");--> statement-breakpoint
CREATE INDEX "leads_mobile" ON "leads" USING btree ("mobile");--> statement-breakpoint
CREATE INDEX "kept_packages_package" ON "kept_packages" USING btree ("package_id");--> statement-breakpoint
ALTER TABLE "cars" ADD CONSTRAINT "cars_days" CHECK ("cars"."least_days" between 1 and "cars"."most_days");