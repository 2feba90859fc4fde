CREATE EXTENSION IF NOT EXISTS btree_gist;
--> statement-breakpoint
CREATE TABLE "drivers" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"mobile" text NOT NULL,
	"garage_city_id" text NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "drivers_mobile_unique" UNIQUE("mobile")
);
--> statement-breakpoint
CREATE TABLE "vehicle_hires" (
	"booking_id" text PRIMARY KEY NOT NULL,
	"vehicle_id" text NOT NULL,
	"driver_id" text NOT NULL,
	"starts_on" date NOT NULL,
	"ends_before" date NOT NULL,
	"told_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "vehicle_hires_days" CHECK ("vehicle_hires"."ends_before" > "vehicle_hires"."starts_on")
);
--> statement-breakpoint
CREATE TABLE "vehicles" (
	"id" text PRIMARY KEY NOT NULL,
	"car_id" text NOT NULL,
	"registration" text NOT NULL,
	"garage_city_id" text NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "vehicles_registration_unique" UNIQUE("registration")
);
--> statement-breakpoint
ALTER TABLE "drivers" ADD CONSTRAINT "drivers_garage_city_id_cities_id_fk" FOREIGN KEY ("garage_city_id") REFERENCES "public"."cities"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicle_hires" ADD CONSTRAINT "vehicle_hires_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicles"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicle_hires" ADD CONSTRAINT "vehicle_hires_driver_id_drivers_id_fk" FOREIGN KEY ("driver_id") REFERENCES "public"."drivers"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicles" ADD CONSTRAINT "vehicles_car_id_cars_id_fk" FOREIGN KEY ("car_id") REFERENCES "public"."cars"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicles" ADD CONSTRAINT "vehicles_garage_city_id_cities_id_fk" FOREIGN KEY ("garage_city_id") REFERENCES "public"."cities"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "drivers_garage" ON "drivers" USING btree ("garage_city_id");--> statement-breakpoint
CREATE INDEX "vehicles_class" ON "vehicles" USING btree ("car_id");--> statement-breakpoint
ALTER TABLE "vehicle_hires" ADD CONSTRAINT "vehicle_hires_vehicle" EXCLUDE USING gist ("vehicle_id" WITH =, daterange("starts_on", "ends_before") WITH &&);--> statement-breakpoint
ALTER TABLE "vehicle_hires" ADD CONSTRAINT "vehicle_hires_driver" EXCLUDE USING gist ("driver_id" WITH =, daterange("starts_on", "ends_before") WITH &&);
