CREATE TABLE "forgotten_answers" (
	"quote_token" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "forgotten_answers" ADD CONSTRAINT "forgotten_answers_quote_token_quotes_token_fk" FOREIGN KEY ("quote_token") REFERENCES "public"."quotes"("token") ON DELETE cascade ON UPDATE no action;