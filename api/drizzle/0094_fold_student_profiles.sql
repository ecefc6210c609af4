CREATE INDEX "student_profiles_folded_code_idx" ON "student_profiles" USING gin (search_grams(fold_text("code"))) WITH (fastupdate=false);
