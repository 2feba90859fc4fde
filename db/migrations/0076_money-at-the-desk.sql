ALTER TABLE "instalments" ADD COLUMN "of_part" integer;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "came_on" date;--> statement-breakpoint
-- What was confirmed by money that never came is held again, and was never confirmed.
CREATE OR REPLACE FUNCTION a_booking_goes_on() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF (OLD.state, NEW.state) NOT IN (('held', 'confirmed'), ('held', 'expired'), ('held', 'cancelled'), ('expired', 'held'), ('expired', 'confirmed'), ('confirmed', 'cancelled'))
		AND NOT ((OLD.state, NEW.state) = ('confirmed', 'held') AND NEW.confirmed_at IS NULL) THEN
		RAISE EXCEPTION 'a booking that is % does not become %', OLD.state, NEW.state;
	END IF;
	RETURN NEW;
END $$;
