-- Rows that are only added were kept from UPDATE and DELETE, not from TRUNCATE. Who empties a whole database means it: demo:clear and restore say so.
CREATE FUNCTION is_emptied_on_purpose() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF coalesce(current_setting('padav.empties', true), '') <> 'on purpose' THEN
		RAISE EXCEPTION 'rows of % are only added', TG_TABLE_NAME;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_entries_are_not_emptied BEFORE TRUNCATE ON "audit_entries" FOR EACH STATEMENT EXECUTE FUNCTION is_emptied_on_purpose();--> statement-breakpoint
CREATE TRIGGER ledger_entries_are_not_emptied BEFORE TRUNCATE ON "ledger_entries" FOR EACH STATEMENT EXECUTE FUNCTION is_emptied_on_purpose();--> statement-breakpoint
CREATE TRIGGER booking_events_are_not_emptied BEFORE TRUNCATE ON "booking_events" FOR EACH STATEMENT EXECUTE FUNCTION is_emptied_on_purpose();--> statement-breakpoint
CREATE TRIGGER documents_are_not_emptied BEFORE TRUNCATE ON "documents" FOR EACH STATEMENT EXECUTE FUNCTION is_emptied_on_purpose();--> statement-breakpoint
CREATE TRIGGER bank_lines_are_not_emptied BEFORE TRUNCATE ON "bank_lines" FOR EACH STATEMENT EXECUTE FUNCTION is_emptied_on_purpose();
