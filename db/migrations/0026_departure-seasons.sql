CREATE TABLE "departure_seasons" (
	"id" text PRIMARY KEY NOT NULL,
	"package_id" text NOT NULL,
	"rule" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"taken_back_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "departures" ADD COLUMN "season_id" text;--> statement-breakpoint
ALTER TABLE "departure_seasons" ADD CONSTRAINT "departure_seasons_package_id_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."packages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "departure_seasons_package" ON "departure_seasons" USING btree ("package_id","created_at");--> statement-breakpoint
ALTER TABLE "departures" ADD CONSTRAINT "departures_season_id_departure_seasons_id_fk" FOREIGN KEY ("season_id") REFERENCES "public"."departure_seasons"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quotes_departure" ON "quotes" USING btree ("departure_id") WHERE "quotes"."departure_id" is not null;--> statement-breakpoint
CREATE INDEX "departures_season" ON "departures" USING btree ("season_id") WHERE "departures"."season_id" is not null;