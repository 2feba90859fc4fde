ALTER TABLE "lead_events" ADD COLUMN "facts" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "lead_events" ADD COLUMN "quote_token" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "assignee_id" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "next_call_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "call_reminded" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "lost_reason" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "lead_events" ADD CONSTRAINT "lead_events_quote_token_quotes_token_fk" FOREIGN KEY ("quote_token") REFERENCES "public"."quotes"("token") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lead_events_quote" ON "lead_events" USING btree ("quote_token") WHERE "lead_events"."quote_token" is not null;--> statement-breakpoint
CREATE INDEX "leads_assignee" ON "leads" USING btree ("assignee_id");--> statement-breakpoint
CREATE INDEX "leads_calls" ON "leads" USING btree ("next_call_at") WHERE "leads"."next_call_at" is not null;