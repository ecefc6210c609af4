CREATE INDEX "monthly_reports_folded_idx" ON "monthly_reports" USING gin (search_grams(' ' || fold_text(answers_text("answers")))) WITH (fastupdate=false);
