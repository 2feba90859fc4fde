ALTER TABLE "cars" ADD COLUMN "offered" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX "quotes_car" ON "quotes" USING btree ("car_id") WHERE "quotes"."car_id" is not null;