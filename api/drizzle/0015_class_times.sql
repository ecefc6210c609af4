CREATE TABLE "attendance_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "attendance_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"class_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"left_at" timestamp with time zone,
	CONSTRAINT "attendance_log_left_check" CHECK (left_at >= joined_at)
);
--> statement-breakpoint
CREATE TABLE "class_counts" (
	"status" text PRIMARY KEY NOT NULL,
	"total" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "class_history" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "class_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"class_id" bigint NOT NULL,
	"action" text NOT NULL,
	"from_status" text,
	"to_status" text,
	"actor_id" bigint,
	"reason" text,
	"note" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "materials" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "materials_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"content" text NOT NULL,
	"created_by" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "daily_report_drafts" (
	"class_id" bigint NOT NULL,
	"author_id" bigint NOT NULL,
	"attendance" text,
	"report" text NOT NULL,
	"accomplished" text,
	"notes" text,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "daily_report_drafts_class_id_author_id_pk" PRIMARY KEY("class_id","author_id")
);
--> statement-breakpoint
CREATE TABLE "daily_report_parts" (
	"report_id" bigint NOT NULL,
	"position" smallint NOT NULL,
	"kind" text NOT NULL,
	"body" jsonb NOT NULL,
	CONSTRAINT "daily_report_parts_report_id_position_pk" PRIMARY KEY("report_id","position")
);
--> statement-breakpoint
CREATE TABLE "daily_reports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "daily_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"class_id" bigint NOT NULL,
	"author_id" bigint NOT NULL,
	"leader_note" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp with time zone,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "report_counts" (
	"name" text PRIMARY KEY NOT NULL,
	"total" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "classes" ADD COLUMN "ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "classes" ADD COLUMN "wall_time" text;--> statement-breakpoint
ALTER TABLE "classes" ADD COLUMN "zone" text;--> statement-breakpoint
ALTER TABLE "classes" ADD COLUMN "material_id" bigint;--> statement-breakpoint
ALTER TABLE "classes" ADD COLUMN "cancel_note" text;--> statement-breakpoint
ALTER TABLE "classes" ADD COLUMN "overlap_by" bigint;--> statement-breakpoint
ALTER TABLE "classes" ADD COLUMN "overlap_reason" text;--> statement-breakpoint
-- What classes of before were typed as: in the zone of who made them, where the database knows it.
update classes c set ends_at = c.starts_at + c.duration_minutes * interval '1 minute', zone = coalesce(z.name, 'Asia/Amman'),
    wall_time = to_char(c.starts_at at time zone coalesce(z.name, 'Asia/Amman'), 'YYYY-MM-DD HH24:MI')
  from users u left join (select name from pg_timezone_names) z on z.name = u.timezone
  where u.id = coalesce(c.created_by, c.teacher_id);
--> statement-breakpoint
-- A reason is one of a few words; what stood there before becomes the note.
update classes set cancel_note = cancel_reason, cancel_reason = 'other'
  where cancel_reason not in ('student_request', 'teacher_unavailable', 'technical', 'holiday', 'mistake', 'other');
--> statement-breakpoint
-- Of classes that overlap already the later-made one is marked, as if an admin had let it.
update classes c set overlap_by = coalesce(c.created_by, c.teacher_id), overlap_reason = 'Made before overlaps were rejected'
  where c.deleted_at is null and c.status <> 'cancelled' and exists (
    select from classes o where o.id < c.id and o.deleted_at is null and o.status <> 'cancelled'
      and o.teacher_id = c.teacher_id and o.starts_at < c.ends_at and o.ends_at > c.starts_at
      and o.starts_at > c.starts_at - (select max(duration_minutes) * interval '1 minute' from classes)
    union all
    select from classes o where o.id < c.id and o.deleted_at is null and o.status <> 'cancelled'
      and o.student_id = c.student_id and o.starts_at < c.ends_at and o.ends_at > c.starts_at
      and o.starts_at > c.starts_at - (select max(duration_minutes) * interval '1 minute' from classes));
--> statement-breakpoint
ALTER TABLE "classes" ALTER COLUMN "ends_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "classes" ALTER COLUMN "wall_time" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "classes" ALTER COLUMN "zone" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "attendance_log" ADD CONSTRAINT "attendance_log_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendance_log" ADD CONSTRAINT "attendance_log_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_history" ADD CONSTRAINT "class_history_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_history" ADD CONSTRAINT "class_history_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "materials" ADD CONSTRAINT "materials_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "daily_report_drafts" ADD CONSTRAINT "daily_report_drafts_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "daily_report_drafts" ADD CONSTRAINT "daily_report_drafts_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "daily_report_parts" ADD CONSTRAINT "daily_report_parts_report_id_daily_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."daily_reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "daily_reports" ADD CONSTRAINT "daily_reports_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "daily_reports" ADD CONSTRAINT "daily_reports_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attendance_log_class_idx" ON "attendance_log" USING btree ("class_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "attendance_log_open_key" ON "attendance_log" USING btree ("class_id","user_id") WHERE "attendance_log"."left_at" is null;--> statement-breakpoint
CREATE INDEX "class_history_class_idx" ON "class_history" USING btree ("class_id","id");--> statement-breakpoint
CREATE INDEX "materials_name_idx" ON "materials" USING btree (search_text("name"),"id") WHERE "materials"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "materials_newest_idx" ON "materials" USING btree ("created_at","id") WHERE "materials"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "daily_reports_class_key" ON "daily_reports" USING btree ("class_id") WHERE "daily_reports"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "daily_reports_newest_idx" ON "daily_reports" USING btree ("created_at","id","class_id") WHERE "daily_reports"."deleted_at" is null;--> statement-breakpoint
ALTER TABLE "classes" ADD CONSTRAINT "classes_material_id_materials_id_fk" FOREIGN KEY ("material_id") REFERENCES "public"."materials"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "classes" ADD CONSTRAINT "classes_overlap_by_users_id_fk" FOREIGN KEY ("overlap_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "classes" ADD CONSTRAINT "classes_end_check" CHECK (ends_at > starts_at);--> statement-breakpoint
ALTER TABLE "classes" ADD CONSTRAINT "classes_cancel_reason_check" CHECK (cancel_reason in ('student_request', 'teacher_unavailable', 'technical', 'holiday', 'mistake', 'other'));
--> statement-breakpoint
-- Of two classes at one time one is rejected by the database, whoever comes first (D22). A range of one id stands for the id,
-- which the index of ranges cannot hold without an extension.
alter table classes add constraint classes_teacher_overlap exclude using gist (
    int8range(teacher_id, teacher_id, '[]') with &&, tstzrange(starts_at, ends_at) with &&)
  where (deleted_at is null and status <> 'cancelled' and overlap_by is null);
--> statement-breakpoint
alter table classes add constraint classes_student_overlap exclude using gist (
    int8range(student_id, student_id, '[]') with &&, tstzrange(starts_at, ends_at) with &&)
  where (deleted_at is null and status <> 'cancelled' and overlap_by is null);
--> statement-breakpoint
-- The reports that classes read of (ADR 27); submitted while their class is ended or trial.
create view reports_of_classes as select id, class_id from daily_reports where deleted_at is null;
--> statement-breakpoint
-- How many classes have a status is kept, not counted (statement level).
insert into class_counts (status, total) select status, count(*) from classes where deleted_at is null group by status;
--> statement-breakpoint
create function keep_class_counts(new_status text, change bigint) returns void language sql as $$
  insert into class_counts as kept (status, total) values (new_status, change)
  on conflict (status) do update set total = kept.total + excluded.total;
$$;
--> statement-breakpoint
create function count_added_classes() returns trigger language plpgsql as $$
begin
  perform keep_class_counts(status, count(*)) from added where deleted_at is null group by status order by status;
  return null;
end $$;
--> statement-breakpoint
create function count_removed_classes() returns trigger language plpgsql as $$
begin
  perform keep_class_counts(status, -count(*)) from removed where deleted_at is null group by status order by status;
  return null;
end $$;
--> statement-breakpoint
create function count_moved_classes() returns trigger language plpgsql as $$
begin
  perform keep_class_counts(status, sum(change)::bigint) from (
    select status, 1 as change from added where deleted_at is null
    union all select status, -1 from removed where deleted_at is null
  ) changes group by status having sum(change) <> 0 order by status;
  return null;
end $$;
--> statement-breakpoint
create trigger classes_added after insert on classes referencing new table as added for each statement execute function count_added_classes();
--> statement-breakpoint
create trigger classes_removed after delete on classes referencing old table as removed for each statement execute function count_removed_classes();
--> statement-breakpoint
create trigger classes_moved after update on classes referencing old table as removed new table as added for each statement execute function count_moved_classes();
--> statement-breakpoint
-- How many reports there are is kept, not counted (statement level).
create function keep_report_count(change bigint) returns void language sql as $$
  insert into report_counts as kept (name, total) values ('live', change)
  on conflict (name) do update set total = kept.total + excluded.total;
$$;
--> statement-breakpoint
create function count_added_reports() returns trigger language plpgsql as $$
begin
  perform keep_report_count(count(*)) from added where deleted_at is null having count(*) > 0;
  return null;
end $$;
--> statement-breakpoint
create function count_removed_reports() returns trigger language plpgsql as $$
begin
  perform keep_report_count(-count(*)) from removed where deleted_at is null having count(*) > 0;
  return null;
end $$;
--> statement-breakpoint
create function count_moved_reports() returns trigger language plpgsql as $$
begin
  perform keep_report_count(sum(change)::bigint) from (
    select 1 as change from added where deleted_at is null
    union all select -1 from removed where deleted_at is null
  ) changes having sum(change) <> 0;
  return null;
end $$;
--> statement-breakpoint
create trigger daily_reports_added after insert on daily_reports referencing new table as added for each statement execute function count_added_reports();
--> statement-breakpoint
create trigger daily_reports_removed after delete on daily_reports referencing old table as removed for each statement execute function count_removed_reports();
--> statement-breakpoint
create trigger daily_reports_moved after update on daily_reports referencing old table as removed new table as added for each statement execute function count_moved_reports();
