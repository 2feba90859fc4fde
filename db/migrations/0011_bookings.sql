CREATE TABLE "idempotency_keys" (
	"scope" text NOT NULL,
	"key" text NOT NULL,
	"digest" text NOT NULL,
	"answer" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_scope_key_pk" PRIMARY KEY("scope","key")
);
--> statement-breakpoint
CREATE TABLE "booking_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "booking_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"booking_id" text NOT NULL,
	"kind" text NOT NULL,
	"facts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bookings" (
	"id" text PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"state" text DEFAULT 'held' NOT NULL,
	"quote_token" text NOT NULL,
	"departure_id" text NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"seats" integer NOT NULL,
	"total_paise" bigint NOT NULL,
	"user_id" text,
	"contact_name" text,
	"contact_mobile" text,
	"contact_email" text,
	"contact_proven_at" timestamp with time zone,
	"hold_expires_at" timestamp with time zone NOT NULL,
	"hold_extended" boolean DEFAULT false NOT NULL,
	"link_version" integer DEFAULT 1 NOT NULL,
	"confirmed_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bookings_reference_unique" UNIQUE("reference"),
	CONSTRAINT "bookings_seats" CHECK ("bookings"."seats" > 0),
	CONSTRAINT "bookings_total" CHECK ("bookings"."total_paise" > 0),
	CONSTRAINT "bookings_contact" CHECK ("bookings"."state" <> 'confirmed' or ("bookings"."contact_name" is not null and "bookings"."contact_email" is not null))
);
--> statement-breakpoint
CREATE TABLE "instalments" (
	"booking_id" text NOT NULL,
	"part" integer NOT NULL,
	"percent" integer,
	"amount_paise" bigint NOT NULL,
	"due_on" date,
	"payment_id" text,
	"paid_at" timestamp with time zone,
	CONSTRAINT "instalments_booking_id_part_pk" PRIMARY KEY("booking_id","part"),
	CONSTRAINT "instalments_amount" CHECK ("instalments"."amount_paise" > 0),
	CONSTRAINT "instalments_paid" CHECK (("instalments"."paid_at" is null) = ("instalments"."payment_id" is null))
);
--> statement-breakpoint
CREATE TABLE "quotes" (
	"token" text PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"previous_token" text,
	"package_id" text NOT NULL,
	"departure_id" text,
	"asked" jsonb NOT NULL,
	"priced" jsonb NOT NULL,
	"price_version" text NOT NULL,
	"total_paise" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "quotes_total" CHECK ("quotes"."total_paise" > 0)
);
--> statement-breakpoint
CREATE TABLE "travellers" (
	"booking_id" text NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"age" integer NOT NULL,
	"room" integer,
	CONSTRAINT "travellers_booking_id_position_pk" PRIMARY KEY("booking_id","position"),
	CONSTRAINT "travellers_age" CHECK ("travellers"."age" between 0 and 120)
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"payment_id" text NOT NULL,
	"booking_id" text,
	"account" text NOT NULL,
	"paise" bigint NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_entries_moves" CHECK ("ledger_entries"."paise" <> 0)
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"kind" text NOT NULL,
	"provider_order_id" text,
	"provider_payment_id" text,
	"amount_paise" bigint,
	"effect" text NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_events_provider_event_id_pk" PRIMARY KEY("provider","event_id")
);
--> statement-breakpoint
CREATE TABLE "payment_orders" (
	"id" text PRIMARY KEY NOT NULL,
	"booking_id" text NOT NULL,
	"provider" text NOT NULL,
	"provider_order_id" text,
	"parts" integer[] NOT NULL,
	"amount_paise" bigint NOT NULL,
	"state" text DEFAULT 'created' NOT NULL,
	"pay_url" text,
	"detail" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"asked_at" timestamp with time zone,
	CONSTRAINT "payment_orders_amount" CHECK ("payment_orders"."amount_paise" > 0)
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"provider_payment_id" text NOT NULL,
	"order_id" text,
	"booking_id" text,
	"amount_paise" bigint NOT NULL,
	"currency" text NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payments_amount" CHECK ("payments"."amount_paise" > 0)
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"payment_id" text NOT NULL,
	"booking_id" text,
	"amount_paise" bigint NOT NULL,
	"state" text DEFAULT 'due' NOT NULL,
	"reason" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"provider_refund_id" text,
	"detail" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "refunds_amount" CHECK ("refunds"."amount_paise" > 0)
);
--> statement-breakpoint
CREATE TABLE "simulated_orders" (
	"id" text PRIMARY KEY NOT NULL,
	"amount_paise" bigint NOT NULL,
	"description" text NOT NULL,
	"return_path" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"refunds_fail" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "simulated_payments" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"amount_paise" bigint NOT NULL,
	"refunds" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "departures_day";--> statement-breakpoint
ALTER TABLE "departures" ADD COLUMN "held_elsewhere" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "departures" ADD COLUMN "sold_elsewhere" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "departures" ADD COLUMN "cutoff_days" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "departures" ADD COLUMN "is_private" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_quote_token_quotes_token_fk" FOREIGN KEY ("quote_token") REFERENCES "public"."quotes"("token") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_departure_id_departures_id_fk" FOREIGN KEY ("departure_id") REFERENCES "public"."departures"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "instalments" ADD CONSTRAINT "instalments_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_package_id_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."packages"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_departure_id_departures_id_fk" FOREIGN KEY ("departure_id") REFERENCES "public"."departures"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "travellers" ADD CONSTRAINT "travellers_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_payment_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."payment_orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "simulated_payments" ADD CONSTRAINT "simulated_payments_order_id_simulated_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."simulated_orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_events_booking" ON "booking_events" USING btree ("booking_id","id");--> statement-breakpoint
CREATE INDEX "bookings_departure" ON "bookings" USING btree ("departure_id");--> statement-breakpoint
CREATE INDEX "bookings_user" ON "bookings" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "bookings_holds" ON "bookings" USING btree ("hold_expires_at") WHERE "bookings"."state" = 'held';--> statement-breakpoint
CREATE INDEX "bookings_email" ON "bookings" USING btree ("contact_email");--> statement-breakpoint
CREATE INDEX "bookings_mobile" ON "bookings" USING btree ("contact_mobile");--> statement-breakpoint
CREATE INDEX "ledger_entries_payment" ON "ledger_entries" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_booking" ON "ledger_entries" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "payment_events_order" ON "payment_events" USING btree ("provider","provider_order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_orders_provider" ON "payment_orders" USING btree ("provider","provider_order_id");--> statement-breakpoint
CREATE INDEX "payment_orders_booking" ON "payment_orders" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "payment_orders_open" ON "payment_orders" USING btree ("created_at") WHERE "payment_orders"."state" in ('created', 'pending');--> statement-breakpoint
CREATE UNIQUE INDEX "payments_provider" ON "payments" USING btree ("provider","provider_payment_id");--> statement-breakpoint
CREATE INDEX "payments_booking" ON "payments" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "refunds_booking" ON "refunds" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "refunds_due" ON "refunds" USING btree ("next_attempt_at") WHERE "refunds"."state" <> 'done';--> statement-breakpoint
CREATE INDEX "simulated_payments_order" ON "simulated_payments" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "departures_day" ON "departures" USING btree ("package_id","starts_on","departure_city") WHERE not "departures"."is_private";--> statement-breakpoint
ALTER TABLE "departures" ADD CONSTRAINT "departures_elsewhere" CHECK ("departures"."held_elsewhere" between 0 and "departures"."held" and "departures"."sold_elsewhere" between 0 and "departures"."sold");--> statement-breakpoint
ALTER TABLE "departures" ADD CONSTRAINT "departures_cutoff" CHECK ("departures"."cutoff_days" >= 0);--> statement-breakpoint
UPDATE "departures" SET "held_elsewhere" = "held", "sold_elsewhere" = "sold";--> statement-breakpoint
CREATE FUNCTION is_only_added_to() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'rows of % are only added', TG_TABLE_NAME;
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_are_kept BEFORE UPDATE OR DELETE ON "ledger_entries" FOR EACH ROW EXECUTE FUNCTION is_only_added_to();--> statement-breakpoint
CREATE TRIGGER booking_events_are_kept BEFORE UPDATE OR DELETE ON "booking_events" FOR EACH ROW EXECUTE FUNCTION is_only_added_to();--> statement-breakpoint
CREATE TRIGGER quotes_are_kept BEFORE UPDATE ON "quotes" FOR EACH ROW EXECUTE FUNCTION is_only_added_to();--> statement-breakpoint
CREATE FUNCTION a_booking_goes_on() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF (OLD.state, NEW.state) NOT IN (('held', 'confirmed'), ('held', 'expired'), ('held', 'cancelled'), ('expired', 'held'), ('expired', 'confirmed'), ('confirmed', 'cancelled')) THEN
		RAISE EXCEPTION 'a booking that is % does not become %', OLD.state, NEW.state;
	END IF;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER bookings_go_on BEFORE UPDATE OF "state" ON "bookings" FOR EACH ROW WHEN (OLD.state IS DISTINCT FROM NEW.state) EXECUTE FUNCTION a_booking_goes_on();
