CREATE TABLE "enrolment_teachers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "enrolment_teachers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"enrolment_id" bigint NOT NULL,
	"teacher_id" bigint NOT NULL,
	"since" date NOT NULL,
	"until" date,
	"is_planned" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "enrolments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "enrolments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"student_id" bigint NOT NULL,
	"subject" text NOT NULL,
	"teacher_id" bigint,
	"teacher_since" date NOT NULL,
	"state" text DEFAULT 'active' NOT NULL,
	"since" date NOT NULL,
	"until" date,
	"agreed_minutes" integer DEFAULT 30 NOT NULL,
	"is_first" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "enrolment_teachers" ADD CONSTRAINT "enrolment_teachers_enrolment_id_enrolments_id_fk" FOREIGN KEY ("enrolment_id") REFERENCES "public"."enrolments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrolment_teachers" ADD CONSTRAINT "enrolment_teachers_teacher_id_users_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_teacher_id_users_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "enrolment_teachers_enrolment_idx" ON "enrolment_teachers" USING btree ("enrolment_id","since");--> statement-breakpoint
CREATE INDEX "enrolment_teachers_planned_idx" ON "enrolment_teachers" USING btree ("since") WHERE "enrolment_teachers"."is_planned";--> statement-breakpoint
CREATE INDEX "enrolments_student_idx" ON "enrolments" USING btree ("student_id","id");--> statement-breakpoint
CREATE INDEX "enrolments_teacher_idx" ON "enrolments" USING btree ("teacher_id","student_id") WHERE "enrolments"."state" <> 'ended';--> statement-breakpoint
CREATE INDEX "enrolments_ending_idx" ON "enrolments" USING btree ("until") WHERE "enrolments"."state" <> 'ended' and "enrolments"."until" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "enrolments_first_key" ON "enrolments" USING btree ("student_id") WHERE "enrolments"."is_first";--> statement-breakpoint
CREATE UNIQUE INDEX "enrolments_subject_key" ON "enrolments" USING btree ("student_id","subject") WHERE "enrolments"."state" = 'active';--> statement-breakpoint
-- The history of the teachers (D125): a teacher who comes on a day ends what was known from that day on.
create function keep_enrolment_teachers() returns trigger language plpgsql as $$
begin
  delete from enrolment_teachers where enrolment_id = new.id and since >= new.teacher_since;
  update enrolment_teachers set until = new.teacher_since
    where enrolment_id = new.id and (until is null or until > new.teacher_since);
  if new.teacher_id is not null then
    insert into enrolment_teachers (enrolment_id, teacher_id, since) values (new.id, new.teacher_id, new.teacher_since);
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger enrolments_added after insert on enrolments for each row execute function keep_enrolment_teachers();
--> statement-breakpoint
create trigger enrolments_taught after update of teacher_id, teacher_since on enrolments for each row
  when ((old.teacher_id, old.teacher_since) is distinct from (new.teacher_id, new.teacher_since))
  execute function keep_enrolment_teachers();
