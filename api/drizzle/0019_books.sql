CREATE TABLE "book_counts" (
	"name" text PRIMARY KEY NOT NULL,
	"total" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "books" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "books_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"description" text,
	"media_id" text NOT NULL,
	"cover_id" text,
	"created_by" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "books_media_key" UNIQUE("media_id"),
	CONSTRAINT "books_cover_key" UNIQUE("cover_id")
);
--> statement-breakpoint
ALTER TABLE "books" ADD CONSTRAINT "books_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "books" ADD CONSTRAINT "books_cover_id_media_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "books" ADD CONSTRAINT "books_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "books_title_idx" ON "books" USING btree (search_text("title"),"id");--> statement-breakpoint
CREATE INDEX "books_newest_idx" ON "books" USING btree ("created_at","id");
--> statement-breakpoint
-- How many books there are is kept, not counted (statement level).
create function keep_book_count(change bigint) returns void language sql as $$
  insert into book_counts as kept (name, total) values ('live', change)
  on conflict (name) do update set total = kept.total + excluded.total;
$$;
--> statement-breakpoint
create function count_added_books() returns trigger language plpgsql as $$
begin
  perform keep_book_count(count(*)) from added having count(*) > 0;
  return null;
end $$;
--> statement-breakpoint
create function count_removed_books() returns trigger language plpgsql as $$
begin
  perform keep_book_count(-count(*)) from removed having count(*) > 0;
  return null;
end $$;
--> statement-breakpoint
create trigger books_added after insert on books referencing new table as added for each statement execute function count_added_books();
--> statement-breakpoint
create trigger books_removed after delete on books referencing old table as removed for each statement execute function count_removed_books();
