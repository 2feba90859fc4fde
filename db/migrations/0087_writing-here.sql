CREATE TABLE "writing_here" (
	"user_id" text NOT NULL,
	"path" text NOT NULL,
	"thing" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "writing_here_user_id_path_pk" PRIMARY KEY("user_id","path")
);
--> statement-breakpoint
ALTER TABLE "writing_here" ADD CONSTRAINT "writing_here_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "writing_here_thing" ON "writing_here" USING btree ("thing");