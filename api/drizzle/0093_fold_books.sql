CREATE INDEX "books_folded_title_idx" ON "books" USING btree (fold_text("title"),"id");
