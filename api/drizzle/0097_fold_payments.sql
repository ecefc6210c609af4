CREATE INDEX "payments_folded_idx" ON "payments" USING gin (search_grams(fold_text("number"))) WITH (fastupdate=false);
