CREATE INDEX "hand_ins_newest_idx" ON "hand_ins" USING btree ("created_at","id");--> statement-breakpoint
-- How many files were handed in is kept, not counted (statement level).
create function keep_hand_in_count(change bigint) returns void language sql as $$
  insert into assignment_counts as kept (name, total) values ('handed_in', change)
  on conflict (name) do update set total = kept.total + excluded.total;
$$;
--> statement-breakpoint
create function count_added_hand_ins() returns trigger language plpgsql as $$
begin
  perform keep_hand_in_count(count(*)) from added having count(*) > 0;
  return null;
end $$;
--> statement-breakpoint
create function count_removed_hand_ins() returns trigger language plpgsql as $$
begin
  perform keep_hand_in_count(-count(*)) from removed having count(*) > 0;
  return null;
end $$;
--> statement-breakpoint
create trigger hand_ins_added after insert on hand_ins referencing new table as added for each statement execute function count_added_hand_ins();
--> statement-breakpoint
create trigger hand_ins_removed after delete on hand_ins referencing old table as removed for each statement execute function count_removed_hand_ins();
--> statement-breakpoint
insert into assignment_counts as kept (name, total) select 'handed_in', count(*) from hand_ins having count(*) > 0
  on conflict (name) do update set total = excluded.total;
