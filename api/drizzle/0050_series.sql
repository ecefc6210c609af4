CREATE TABLE "series" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "series_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"student_id" bigint NOT NULL,
	"teacher_id" bigint NOT NULL,
	"material_id" bigint NOT NULL,
	"zone" text NOT NULL,
	"zone_of" text NOT NULL,
	"every_weeks" integer DEFAULT 1 NOT NULL,
	"anchor_on" date NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date,
	"count" integer,
	"attendance" text DEFAULT 'presence' NOT NULL,
	"accomplished" text DEFAULT '' NOT NULL,
	"zoom_link" text,
	"past_id" bigint,
	"made_until" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"end_reason" text,
	"created_by" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "series_every_weeks_check" CHECK (every_weeks between 1 and 4),
	CONSTRAINT "series_end_check" CHECK (ends_on is null or count is null),
	CONSTRAINT "series_attendance_check" CHECK (attendance in ('presence', 'trial', 'absence_student', 'absence_teacher'))
);
--> statement-breakpoint
CREATE TABLE "series_obstacles" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "series_obstacles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"slot_id" bigint NOT NULL,
	"slot_date" date NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"reason" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "series_obstacles_key" UNIQUE("slot_id","slot_date"),
	CONSTRAINT "series_obstacles_reason_check" CHECK (reason in ('teacher', 'student')),
	CONSTRAINT "series_obstacles_state_check" CHECK (state in ('waiting', 'skipped'))
);
--> statement-breakpoint
CREATE TABLE "series_slots" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "series_slots_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"series_id" bigint NOT NULL,
	"weekday" integer NOT NULL,
	"time" text NOT NULL,
	"minutes" integer NOT NULL,
	CONSTRAINT "series_slots_weekday_check" CHECK (weekday between 0 and 6),
	CONSTRAINT "series_slots_minutes_check" CHECK (minutes > 0)
);
--> statement-breakpoint
ALTER TABLE "classes" ADD COLUMN "series_id" bigint;--> statement-breakpoint
ALTER TABLE "classes" ADD COLUMN "slot_id" bigint;--> statement-breakpoint
ALTER TABLE "classes" ADD COLUMN "slot_date" date;--> statement-breakpoint
ALTER TABLE "classes" ADD COLUMN "is_exception" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "series" ADD CONSTRAINT "series_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "series" ADD CONSTRAINT "series_teacher_id_users_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "series" ADD CONSTRAINT "series_material_id_materials_id_fk" FOREIGN KEY ("material_id") REFERENCES "public"."materials"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "series" ADD CONSTRAINT "series_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "series_obstacles" ADD CONSTRAINT "series_obstacles_slot_id_series_slots_id_fk" FOREIGN KEY ("slot_id") REFERENCES "public"."series_slots"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "series_slots" ADD CONSTRAINT "series_slots_series_id_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."series"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "series_student_idx" ON "series" USING btree ("student_id","id");--> statement-breakpoint
CREATE INDEX "series_teacher_idx" ON "series" USING btree ("teacher_id","id");--> statement-breakpoint
CREATE INDEX "series_due_idx" ON "series" USING btree ("made_until","id") WHERE "series"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "series_obstacles_waiting_idx" ON "series_obstacles" USING btree ("starts_at","id") WHERE "series_obstacles"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "series_slots_series_idx" ON "series_slots" USING btree ("series_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "classes_slot_key" ON "classes" USING btree ("slot_id","slot_date") WHERE "classes"."slot_id" is not null;--> statement-breakpoint
CREATE INDEX "classes_series_idx" ON "classes" USING btree ("series_id","starts_at","id") WHERE "classes"."series_id" is not null;--> statement-breakpoint
-- By hand: classes are a module below series, so that their table declares no reference.
ALTER TABLE "classes" ADD CONSTRAINT "classes_series_fk" FOREIGN KEY ("series_id") REFERENCES "series"("id");--> statement-breakpoint
ALTER TABLE "classes" ADD CONSTRAINT "classes_slot_fk" FOREIGN KEY ("slot_id") REFERENCES "series_slots"("id");--> statement-breakpoint
ALTER TABLE "series" ADD CONSTRAINT "series_past_fk" FOREIGN KEY ("past_id") REFERENCES "series"("id");
