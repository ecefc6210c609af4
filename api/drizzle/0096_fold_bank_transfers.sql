CREATE INDEX "bank_transfers_folded_idx" ON "bank_transfers" USING gin (search_grams(fold_text("reference_number"))) WITH (fastupdate=false);
