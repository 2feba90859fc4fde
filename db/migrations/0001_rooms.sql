CREATE TABLE "departures" (
	"id" text PRIMARY KEY NOT NULL,
	"package_id" text NOT NULL,
	"starts_on" date NOT NULL,
	"departure_city" text NOT NULL,
	"twin_paise" integer NOT NULL,
	"capacity" integer NOT NULL,
	"held" integer DEFAULT 0 NOT NULL,
	"sold" integer DEFAULT 0 NOT NULL,
	"min_to_run" integer DEFAULT 1 NOT NULL,
	"status" text DEFAULT 'scheduled' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "departures_price" CHECK ("departures"."twin_paise" > 0),
	CONSTRAINT "departures_seats" CHECK ("departures"."held" >= 0 and "departures"."sold" >= 0 and "departures"."held" + "departures"."sold" <= "departures"."capacity"),
	CONSTRAINT "departures_capacity" CHECK ("departures"."capacity" > 0 and "departures"."min_to_run" between 1 and "departures"."capacity")
);
--> statement-breakpoint
CREATE TABLE "cars" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"url" text NOT NULL,
	"category" text NOT NULL,
	"models" text[] NOT NULL,
	"seats" integer NOT NULL,
	"large_bags" integer NOT NULL,
	"small_bags" integer NOT NULL,
	"air_conditioned" boolean NOT NULL,
	"fuels" text[] NOT NULL,
	"per_km_paise" integer NOT NULL,
	"per_km_one_way_paise" integer,
	"min_km_per_day" integer NOT NULL,
	"driver_allowance_paise" integer NOT NULL,
	"night_charge_paise" integer NOT NULL,
	"local8h80km_paise" integer,
	"extra_km_paise" integer NOT NULL,
	"extra_hour_paise" integer,
	"summary" text NOT NULL,
	"about" text[] NOT NULL,
	"tags" text[] NOT NULL,
	"position" integer NOT NULL,
	"picture_id" text NOT NULL,
	CONSTRAINT "cars_url_unique" UNIQUE("url"),
	CONSTRAINT "cars_seats" CHECK ("cars"."seats" > 0),
	CONSTRAINT "cars_rate" CHECK ("cars"."per_km_paise" > 0 and "cars"."min_km_per_day" > 0)
);
--> statement-breakpoint
CREATE TABLE "attractions" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"url" text NOT NULL,
	"city_id" text NOT NULL,
	"state_code" char(5) NOT NULL,
	"lat" real NOT NULL,
	"lon" real NOT NULL,
	"type" text NOT NULL,
	"hours_needed" real NOT NULL,
	"months" integer[] NOT NULL,
	"summary" text NOT NULL,
	"about" text[] NOT NULL,
	"tags" text[] NOT NULL,
	"world_heritage_year" integer,
	"km_from_city" real NOT NULL,
	"fame" integer DEFAULT 0 NOT NULL,
	"picture_id" text NOT NULL,
	CONSTRAINT "attractions_url_unique" UNIQUE("url"),
	CONSTRAINT "attractions_url" CHECK ("attractions"."url" not like '%-tour-packages')
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"url" text NOT NULL,
	"line" text NOT NULL,
	"summary" text NOT NULL,
	"about" text[] NOT NULL,
	"best_when" text NOT NULL,
	"position" integer NOT NULL,
	"picture_id" text NOT NULL,
	CONSTRAINT "categories_url_unique" UNIQUE("url")
);
--> statement-breakpoint
CREATE TABLE "cities" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"url" text NOT NULL,
	"state_code" char(5) NOT NULL,
	"lat" real NOT NULL,
	"lon" real NOT NULL,
	"altitude_m" integer,
	"types" text[] NOT NULL,
	"months" integer[] NOT NULL,
	"ideal_days" integer[] NOT NULL,
	"summary" text NOT NULL,
	"about" text[] NOT NULL,
	"alt_names" text[] NOT NULL,
	"airport" jsonb,
	"picture_id" text NOT NULL,
	CONSTRAINT "cities_url_unique" UNIQUE("url")
);
--> statement-breakpoint
CREATE TABLE "package_attractions" (
	"package_id" text NOT NULL,
	"attraction_id" text NOT NULL,
	CONSTRAINT "package_attractions_package_id_attraction_id_pk" PRIMARY KEY("package_id","attraction_id")
);
--> statement-breakpoint
CREATE TABLE "package_categories" (
	"package_id" text NOT NULL,
	"category_id" text NOT NULL,
	CONSTRAINT "package_categories_package_id_category_id_pk" PRIMARY KEY("package_id","category_id")
);
--> statement-breakpoint
CREATE TABLE "package_pictures" (
	"package_id" text NOT NULL,
	"position" integer NOT NULL,
	"picture_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "package_stops" (
	"package_id" text NOT NULL,
	"position" integer NOT NULL,
	"city_id" text NOT NULL,
	"nights" integer NOT NULL,
	CONSTRAINT "package_stops_package_id_position_pk" PRIMARY KEY("package_id","position"),
	CONSTRAINT "package_stops_nights" CHECK ("package_stops"."nights" >= 0)
);
--> statement-breakpoint
CREATE TABLE "packages" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"url" text NOT NULL,
	"kind" text NOT NULL,
	"comfort" text NOT NULL,
	"category_id" text NOT NULL,
	"state_codes" text[] NOT NULL,
	"days" integer NOT NULL,
	"summary" text NOT NULL,
	"intro" text NOT NULL,
	"highlights" text[] NOT NULL,
	"inclusions" text[] NOT NULL,
	"exclusions" text[] NOT NULL,
	"months" integer[] NOT NULL,
	"tags" text[] NOT NULL,
	"difficulty" text,
	"max_altitude_m" integer,
	"distance_km" integer,
	"start_city" text NOT NULL,
	"end_city" text NOT NULL,
	"group_min" integer NOT NULL,
	"group_max" integer NOT NULL,
	"grid" jsonb NOT NULL,
	"gst_scheme" text NOT NULL,
	"from_paise" integer NOT NULL,
	"rating" numeric(2, 1),
	"rating_count" integer DEFAULT 0 NOT NULL,
	"rating_is_demo" boolean DEFAULT false NOT NULL,
	"itinerary" jsonb NOT NULL,
	"questions" jsonb NOT NULL,
	"published" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "packages_url_unique" UNIQUE("url"),
	CONSTRAINT "packages_days" CHECK ("packages"."days" between 1 and 60),
	CONSTRAINT "packages_price_positive" CHECK ("packages"."from_paise" > 0),
	CONSTRAINT "packages_rating" CHECK ("packages"."rating" is null or "packages"."rating" between 1 and 5),
	CONSTRAINT "packages_group" CHECK ("packages"."group_min" between 1 and "packages"."group_max")
);
--> statement-breakpoint
CREATE TABLE "states" (
	"id" text PRIMARY KEY NOT NULL,
	"code" char(5) NOT NULL,
	"name" text NOT NULL,
	"url" text NOT NULL,
	"kind" text NOT NULL,
	"zone" text NOT NULL,
	"capital" text NOT NULL,
	"lat" real NOT NULL,
	"lon" real NOT NULL,
	"months" integer[] NOT NULL,
	"languages" text[] NOT NULL,
	"summary" text NOT NULL,
	"about" text[] NOT NULL,
	"alt_names" text[] NOT NULL,
	"picture_id" text NOT NULL,
	CONSTRAINT "states_code_unique" UNIQUE("code"),
	CONSTRAINT "states_url_unique" UNIQUE("url")
);
--> statement-breakpoint
CREATE TABLE "articles" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"body" text NOT NULL,
	"published_on" date NOT NULL,
	"author" text NOT NULL,
	"places" text[] NOT NULL,
	"states" text[] NOT NULL,
	"tags" text[] NOT NULL,
	"picture_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscribers" (
	"email" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"left_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "newsletter_subscribers_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "pages" (
	"slug" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"body" text NOT NULL,
	"updated_on" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pictures" (
	"id" text PRIMARY KEY NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"alt" text NOT NULL,
	"tones" text[] NOT NULL,
	"credit" jsonb,
	"recipe" jsonb,
	"stored_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pictures_size" CHECK ("pictures"."width" > 0 and "pictures"."height" > 0),
	CONSTRAINT "pictures_tones" CHECK (cardinality("pictures"."tones") = 3)
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" text PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"html" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_error" text
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" text PRIMARY KEY NOT NULL,
	"package_id" text NOT NULL,
	"author" text NOT NULL,
	"from_city" text NOT NULL,
	"rating" integer NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"travelled_on" date NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reviews_rating" CHECK ("reviews"."rating" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_scripts" (
	"id" text PRIMARY KEY NOT NULL,
	"place" text NOT NULL,
	"code" text NOT NULL,
	"approved" boolean DEFAULT false NOT NULL,
	"signature" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "departures" ADD CONSTRAINT "departures_package_id_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."packages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cars" ADD CONSTRAINT "cars_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attractions" ADD CONSTRAINT "attractions_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attractions" ADD CONSTRAINT "attractions_state_code_states_code_fk" FOREIGN KEY ("state_code") REFERENCES "public"."states"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attractions" ADD CONSTRAINT "attractions_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cities" ADD CONSTRAINT "cities_state_code_states_code_fk" FOREIGN KEY ("state_code") REFERENCES "public"."states"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cities" ADD CONSTRAINT "cities_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_attractions" ADD CONSTRAINT "package_attractions_package_id_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."packages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_attractions" ADD CONSTRAINT "package_attractions_attraction_id_attractions_id_fk" FOREIGN KEY ("attraction_id") REFERENCES "public"."attractions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_categories" ADD CONSTRAINT "package_categories_package_id_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."packages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_categories" ADD CONSTRAINT "package_categories_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_pictures" ADD CONSTRAINT "package_pictures_package_id_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."packages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_pictures" ADD CONSTRAINT "package_pictures_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_stops" ADD CONSTRAINT "package_stops_package_id_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."packages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_stops" ADD CONSTRAINT "package_stops_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "packages" ADD CONSTRAINT "packages_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "states" ADD CONSTRAINT "states_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_package_id_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."packages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "departures_day" ON "departures" USING btree ("package_id","starts_on","departure_city");--> statement-breakpoint
CREATE INDEX "departures_soon" ON "departures" USING btree ("starts_on");--> statement-breakpoint
CREATE INDEX "attractions_city" ON "attractions" USING btree ("city_id");--> statement-breakpoint
CREATE INDEX "attractions_state" ON "attractions" USING btree ("state_code");--> statement-breakpoint
CREATE INDEX "cities_state" ON "cities" USING btree ("state_code");--> statement-breakpoint
CREATE INDEX "package_attractions_attraction" ON "package_attractions" USING btree ("attraction_id");--> statement-breakpoint
CREATE INDEX "package_categories_category" ON "package_categories" USING btree ("category_id");--> statement-breakpoint
CREATE UNIQUE INDEX "package_pictures_order" ON "package_pictures" USING btree ("package_id","position");--> statement-breakpoint
CREATE INDEX "package_stops_city" ON "package_stops" USING btree ("city_id");--> statement-breakpoint
CREATE INDEX "packages_category" ON "packages" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "packages_states" ON "packages" USING gin ("state_codes");--> statement-breakpoint
CREATE INDEX "packages_price" ON "packages" USING btree ("published","from_paise");--> statement-breakpoint
CREATE UNIQUE INDEX "articles_slug" ON "articles" USING btree ("kind","slug");--> statement-breakpoint
CREATE INDEX "articles_newest" ON "articles" USING btree ("kind","published_on");--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("sent_at","next_attempt_at");--> statement-breakpoint
CREATE INDEX "reviews_package" ON "reviews" USING btree ("package_id");