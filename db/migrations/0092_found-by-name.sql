CREATE INDEX "users_name" ON "users" USING gin ("name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_made" ON "users" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "brought_customers_name" ON "brought_customers" USING gin ("name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "brought_customers_made" ON "brought_customers" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "pictures_alt" ON "pictures" USING gin ("alt" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "reviews_author" ON "reviews" USING gin ("author" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "reviews_title" ON "reviews" USING gin ("title" gin_trgm_ops);