-- The former indexes, and those of the other tables, stay for the release before.
set local maintenance_work_mem = '256MB';--> statement-breakpoint
CREATE INDEX "users_folded_idx" ON "users" USING gin (search_grams("folded")) WITH (fastupdate=false) WHERE "users"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "users_folded_name_idx" ON "users" USING btree (fold_text("name"),"id") WHERE "users"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "users_deleted_folded_name_idx" ON "users" USING btree (fold_text("name"),"id") WHERE "users"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "users_role_folded_name_idx" ON "users" USING btree ("role_id",fold_text("name"),"id") WHERE "users"."deleted_at" is null;
