CREATE INDEX "instalments_due" ON "instalments" USING btree ("due_on") WHERE "instalments"."paid_at" is null;--> statement-breakpoint
CREATE INDEX "leads_latest" ON "leads" USING btree ("state",coalesce("closed_at", "created_at"),"id") WHERE "leads"."forgotten_at" is null;--> statement-breakpoint
CREATE INDEX "leads_name" ON "leads" USING gin ("name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "leads_source" ON "leads" USING gin ("source_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "payments_time" ON "payments" USING btree ("received_at","amount_paise");