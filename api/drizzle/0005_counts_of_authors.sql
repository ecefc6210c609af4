CREATE TABLE "author_post_counts" (
	"author_id" bigint NOT NULL,
	"status" text NOT NULL,
	"audience" smallint NOT NULL,
	"total" bigint NOT NULL,
	CONSTRAINT "author_post_counts_author_id_status_audience_pk" PRIMARY KEY("author_id","status","audience")
);
--> statement-breakpoint
ALTER TABLE "author_post_counts" ADD CONSTRAINT "author_post_counts_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
insert into author_post_counts (author_id, status, audience, total)
select author_id, status, audience, count(*) from posts group by author_id, status, audience;
--> statement-breakpoint
-- The counts of each author are kept with those of all (statement level: a bulk load costs one update a group).
create function keep_author_counts(author bigint, new_status text, new_audience smallint, change bigint) returns void language sql as $$
  insert into author_post_counts as kept (author_id, status, audience, total) values (author, new_status, new_audience, change)
  on conflict (author_id, status, audience) do update set total = kept.total + excluded.total;
$$;
--> statement-breakpoint
create or replace function count_added_posts() returns trigger language plpgsql as $$
begin
  perform keep_post_counts(status, audience, count(*)) from added group by status, audience order by status, audience;
  perform keep_author_counts(author_id, status, audience, count(*))
    from added group by author_id, status, audience order by author_id, status, audience;
  return null;
end $$;
--> statement-breakpoint
create or replace function count_removed_posts() returns trigger language plpgsql as $$
begin
  perform keep_post_counts(status, audience, -count(*)) from removed group by status, audience order by status, audience;
  perform keep_author_counts(author_id, status, audience, -count(*))
    from removed group by author_id, status, audience order by author_id, status, audience;
  return null;
end $$;
--> statement-breakpoint
create or replace function count_moved_posts() returns trigger language plpgsql as $$
begin
  perform keep_post_counts(status, audience, sum(change)::bigint) from (
    select status, audience, 1 as change from added union all select status, audience, -1 from removed
  ) changes group by status, audience having sum(change) <> 0 order by status, audience;
  perform keep_author_counts(author_id, status, audience, sum(change)::bigint) from (
    select author_id, status, audience, 1 as change from added union all select author_id, status, audience, -1 from removed
  ) changes group by author_id, status, audience having sum(change) <> 0 order by author_id, status, audience;
  return null;
end $$;
