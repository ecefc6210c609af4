CREATE TABLE "shift_classes" (
	"shift_id" bigint NOT NULL,
	"class_id" bigint NOT NULL,
	"student_id" bigint NOT NULL,
	"action" text NOT NULL,
	"to_at" timestamp with time zone NOT NULL,
	"seen_line" bigint NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"problem" text,
	"former" jsonb,
	"done_line" bigint,
	CONSTRAINT "shift_classes_shift_id_class_id_pk" PRIMARY KEY("shift_id","class_id"),
	CONSTRAINT "shift_classes_action_check" CHECK (action in ('move', 'stay')),
	CONSTRAINT "shift_classes_state_check" CHECK (state in ('waiting', 'done', 'skipped', 'undone', 'kept'))
);
--> statement-breakpoint
CREATE TABLE "shift_teachers" (
	"shift_id" bigint NOT NULL,
	"teacher_id" bigint NOT NULL,
	CONSTRAINT "shift_teachers_shift_id_teacher_id_pk" PRIMARY KEY("shift_id","teacher_id")
);
--> statement-breakpoint
CREATE TABLE "shifts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shifts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"teacher_id" bigint,
	"leader_id" bigint,
	"minutes" integer NOT NULL,
	"from_on" date NOT NULL,
	"to_on" date NOT NULL,
	"zone" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'applying' NOT NULL,
	"created_by" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"undone_by" bigint,
	"undone_at" timestamp with time zone,
	"is_interrupted" boolean DEFAULT false NOT NULL,
	CONSTRAINT "shifts_state_check" CHECK (state in ('applying', 'done', 'undoing', 'undone')),
	CONSTRAINT "shifts_of_check" CHECK (teacher_id is null or leader_id is null),
	CONSTRAINT "shifts_range_check" CHECK (ends_at > starts_at),
	CONSTRAINT "shifts_minutes_check" CHECK (minutes <> 0 and minutes between -720 and 720)
);
--> statement-breakpoint
ALTER TABLE "shift_classes" ADD CONSTRAINT "shift_classes_shift_id_shifts_id_fk" FOREIGN KEY ("shift_id") REFERENCES "public"."shifts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shift_classes" ADD CONSTRAINT "shift_classes_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shift_classes" ADD CONSTRAINT "shift_classes_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shift_teachers" ADD CONSTRAINT "shift_teachers_shift_id_shifts_id_fk" FOREIGN KEY ("shift_id") REFERENCES "public"."shifts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shift_teachers" ADD CONSTRAINT "shift_teachers_teacher_id_users_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shifts" ADD CONSTRAINT "shifts_teacher_id_users_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shifts" ADD CONSTRAINT "shifts_leader_id_users_id_fk" FOREIGN KEY ("leader_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shifts" ADD CONSTRAINT "shifts_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shifts" ADD CONSTRAINT "shifts_undone_by_users_id_fk" FOREIGN KEY ("undone_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shift_classes_class_idx" ON "shift_classes" USING btree ("class_id");--> statement-breakpoint
CREATE INDEX "shift_teachers_teacher_idx" ON "shift_teachers" USING btree ("teacher_id","shift_id");--> statement-breakpoint
CREATE INDEX "shifts_end_idx" ON "shifts" USING btree ("ends_at","id") WHERE "shifts"."undone_at" is null;