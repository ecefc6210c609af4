CREATE INDEX "teacher_profiles_folded_code_idx" ON "teacher_profiles" USING gin (search_grams(fold_text("code"))) WITH (fastupdate=false);
