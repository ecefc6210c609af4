CREATE INDEX "purchases_folded_idx" ON "purchases" USING gin (search_grams(fold_text("title"))) WITH (fastupdate=false);
