CREATE TABLE "classes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "classes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"student_id" bigint NOT NULL,
	"teacher_id" bigint NOT NULL,
	"leader_id" bigint,
	"class_number" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"duration_minutes" integer DEFAULT 30 NOT NULL,
	"status" text DEFAULT 'scheduled' NOT NULL,
	"attendance" text DEFAULT 'presence' NOT NULL,
	"accomplished" text DEFAULT '' NOT NULL,
	"notes" text,
	"subscription" integer DEFAULT 3 NOT NULL,
	"title" text NOT NULL,
	"description" text,
	"zoom_link" text,
	"cancel_reason" text,
	"reported_at" timestamp with time zone,
	"created_by" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "classes_number_key" UNIQUE("student_id","class_number"),
	CONSTRAINT "classes_status_check" CHECK (status in ('scheduled', 'needs_report_to_end', 'ended', 'trial', 'cancelled')),
	CONSTRAINT "classes_attendance_check" CHECK (attendance in ('presence', 'trial', 'absence_student', 'absence_teacher')),
	CONSTRAINT "classes_duration_check" CHECK (duration_minutes > 0)
);
--> statement-breakpoint
ALTER TABLE "classes" ADD CONSTRAINT "classes_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "classes" ADD CONSTRAINT "classes_teacher_id_users_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "classes" ADD CONSTRAINT "classes_leader_id_users_id_fk" FOREIGN KEY ("leader_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "classes" ADD CONSTRAINT "classes_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "classes_teacher_idx" ON "classes" USING btree ("teacher_id","starts_at","id","status","student_id") WHERE "classes"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "classes_student_idx" ON "classes" USING btree ("student_id","starts_at","id","status","teacher_id") WHERE "classes"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "classes_start_idx" ON "classes" USING btree ("starts_at","id","status") WHERE "classes"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "classes_open_idx" ON "classes" USING btree ("starts_at","id") WHERE "classes"."deleted_at" is null and "classes"."status" in ('scheduled', 'needs_report_to_end');