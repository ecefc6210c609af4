-- Of two views of a list whose names are one from now on the later gets its number.
update list_views later set name = later.name || ' (' || later.id || ')' where exists (
  select from list_views first where first.user_id = later.user_id and first.list = later.list
    and fold_text(first.name) = fold_text(later.name) and first.id < later.id);--> statement-breakpoint
CREATE UNIQUE INDEX "list_views_folded_name_key" ON "list_views" USING btree ("user_id","list",fold_text("name"));
