CREATE TABLE "curricula" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "curricula_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text,
	"title_en" text NOT NULL,
	"title_ar" text NOT NULL,
	"subject" text NOT NULL,
	"is_retired" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "curricula_key_key" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "curriculum_steps" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "curriculum_steps_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"curriculum_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"level" text NOT NULL,
	"level_ar" text,
	"title_en" text NOT NULL,
	"title_ar" text NOT NULL,
	"is_retired" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "student_steps" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "student_steps_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"report_id" bigint NOT NULL,
	"class_id" bigint NOT NULL,
	"student_id" bigint NOT NULL,
	"teacher_id" bigint NOT NULL,
	"step_id" bigint NOT NULL,
	"date" date NOT NULL,
	"state" text NOT NULL,
	"quality" smallint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "student_steps_step_key" UNIQUE("report_id","step_id"),
	CONSTRAINT "student_steps_state_check" CHECK (state in ('begun', 'passed', 'again')),
	CONSTRAINT "student_steps_quality_check" CHECK (quality is null or (quality between 1 and 5 and state = 'passed'))
);
--> statement-breakpoint
ALTER TABLE "curriculum_steps" ADD CONSTRAINT "curriculum_steps_curriculum_id_curricula_id_fk" FOREIGN KEY ("curriculum_id") REFERENCES "public"."curricula"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_steps" ADD CONSTRAINT "student_steps_report_id_daily_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."daily_reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_steps" ADD CONSTRAINT "student_steps_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_steps" ADD CONSTRAINT "student_steps_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_steps" ADD CONSTRAINT "student_steps_teacher_id_users_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_steps" ADD CONSTRAINT "student_steps_step_id_curriculum_steps_id_fk" FOREIGN KEY ("step_id") REFERENCES "public"."curriculum_steps"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "curriculum_steps_order_idx" ON "curriculum_steps" USING btree ("curriculum_id","position","id");--> statement-breakpoint
CREATE INDEX "student_steps_student_idx" ON "student_steps" USING btree ("student_id","step_id");--> statement-breakpoint
CREATE INDEX "student_steps_class_idx" ON "student_steps" USING btree ("class_id");--> statement-breakpoint
CREATE INDEX "student_steps_used_idx" ON "student_steps" USING btree ("step_id");