CREATE INDEX "materials_folded_name_idx" ON "materials" USING btree (fold_text("name"),"id") WHERE "materials"."deleted_at" is null;
