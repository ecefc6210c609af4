ALTER TABLE "forms" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "student_profiles" ADD COLUMN "remaining" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "student_profiles_active_idx" ON "student_profiles" USING btree ("remaining","user_id") WHERE coalesce("student_profiles"."last_status", 'active') = 'active';--> statement-breakpoint
CREATE INDEX "payments_paid_idx" ON "payments" USING btree ("paid_at") WHERE "payments"."deleted_at" is null;--> statement-breakpoint
update student_profiles s set remaining = l.total
from (select student_id, sum(delta)::int as total from class_ledger group by student_id) l where l.student_id = s.user_id;
--> statement-breakpoint
-- What remains of a student's classes is kept, not summed (statement level: a bulk load costs one update a student).
create function keep_remaining_of_added() returns trigger language plpgsql as $$
begin
  update student_profiles s set remaining = s.remaining + l.change
  from (select student_id, sum(delta)::int as change from added group by student_id having sum(delta) <> 0 order by student_id) l
  where l.student_id = s.user_id;
  return null;
end $$;
--> statement-breakpoint
create function keep_remaining_of_removed() returns trigger language plpgsql as $$
begin
  update student_profiles s set remaining = s.remaining - l.change
  from (select student_id, sum(delta)::int as change from removed group by student_id having sum(delta) <> 0 order by student_id) l
  where l.student_id = s.user_id;
  return null;
end $$;
--> statement-breakpoint
create function keep_remaining_of_moved() returns trigger language plpgsql as $$
begin
  update student_profiles s set remaining = s.remaining + l.change
  from (select student_id, sum(change)::int as change from (
      select student_id, delta as change from added union all select student_id, -delta from removed
    ) changes group by student_id having sum(change) <> 0 order by student_id) l
  where l.student_id = s.user_id;
  return null;
end $$;
--> statement-breakpoint
create trigger class_ledger_added after insert on class_ledger referencing new table as added for each statement execute function keep_remaining_of_added();
--> statement-breakpoint
create trigger class_ledger_removed after delete on class_ledger referencing old table as removed for each statement execute function keep_remaining_of_removed();
--> statement-breakpoint
create trigger class_ledger_moved after update on class_ledger referencing old table as removed new table as added for each statement execute function keep_remaining_of_moved();
--> statement-breakpoint
-- A profile that comes after its lines begins with their sum. The account is locked as by those who add lines, so that none comes between.
create function begin_with_remaining() returns trigger language plpgsql as $$
begin
  perform 1 from users where id = new.user_id for no key update;
  new.remaining := (select coalesce(sum(delta), 0) from class_ledger where student_id = new.user_id);
  return new;
end $$;
--> statement-breakpoint
create trigger student_profiles_begun before insert on student_profiles for each row execute function begin_with_remaining();
