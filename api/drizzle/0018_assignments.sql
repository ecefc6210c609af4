CREATE TABLE "assignment_counts" (
	"name" text PRIMARY KEY NOT NULL,
	"total" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "assignments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "assignments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"class_id" bigint NOT NULL,
	"student_id" bigint NOT NULL,
	"media_id" text NOT NULL,
	"title" text NOT NULL,
	"uploaded_by" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone,
	"seen_by" bigint,
	CONSTRAINT "assignments_media_key" UNIQUE("media_id")
);
--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_seen_by_users_id_fk" FOREIGN KEY ("seen_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assignments_newest_idx" ON "assignments" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "assignments_class_idx" ON "assignments" USING btree ("class_id");--> statement-breakpoint
CREATE INDEX "assignments_student_idx" ON "assignments" USING btree ("student_id","created_at","id");--> statement-breakpoint
CREATE INDEX "assignments_uploader_idx" ON "assignments" USING btree ("uploaded_by");
--> statement-breakpoint
-- How many assignments there are is kept, not counted (statement level).
create function keep_assignment_count(change bigint) returns void language sql as $$
  insert into assignment_counts as kept (name, total) values ('live', change)
  on conflict (name) do update set total = kept.total + excluded.total;
$$;
--> statement-breakpoint
create function count_added_assignments() returns trigger language plpgsql as $$
begin
  perform keep_assignment_count(count(*)) from added having count(*) > 0;
  return null;
end $$;
--> statement-breakpoint
create function count_removed_assignments() returns trigger language plpgsql as $$
begin
  perform keep_assignment_count(-count(*)) from removed having count(*) > 0;
  return null;
end $$;
--> statement-breakpoint
create trigger assignments_added after insert on assignments referencing new table as added for each statement execute function count_added_assignments();
--> statement-breakpoint
create trigger assignments_removed after delete on assignments referencing old table as removed for each statement execute function count_removed_assignments();
