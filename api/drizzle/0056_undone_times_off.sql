ALTER TABLE "time_off_classes" ADD COLUMN "student_teacher_id" bigint;--> statement-breakpoint
ALTER TABLE "times_off" ADD COLUMN "is_interrupted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "make_ups" ADD COLUMN "freed_by" bigint;--> statement-breakpoint
ALTER TABLE "make_ups" ADD COLUMN "former_until" date;--> statement-breakpoint
ALTER TABLE "make_ups" ADD COLUMN "former_ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "time_off_classes" ADD CONSTRAINT "time_off_classes_student_teacher_id_users_id_fk" FOREIGN KEY ("student_teacher_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "make_ups" ADD CONSTRAINT "make_ups_freed_by_classes_id_fk" FOREIGN KEY ("freed_by") REFERENCES "public"."classes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "make_ups_freed_by_idx" ON "make_ups" USING btree ("freed_by");