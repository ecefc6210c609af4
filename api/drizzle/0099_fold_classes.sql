CREATE INDEX "classes_folded_title_idx" ON "classes" USING gin (search_grams(' ' || fold_text("title"))) WITH (fastupdate=false) WHERE "classes"."deleted_at" is null;
