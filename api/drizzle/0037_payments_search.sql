CREATE INDEX "bank_transfers_search_idx" ON "bank_transfers" USING gin (search_grams(search_text("reference_number"))) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "users_deleted_name_idx" ON "users" USING btree (search_text("name"),"id") WHERE "users"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "payments_search_idx" ON "payments" USING gin (search_grams(search_text("number"))) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "purchases_search_idx" ON "purchases" USING gin (search_grams(search_text("title"))) WITH (fastupdate=false);