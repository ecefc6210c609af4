CREATE TABLE "visit_rubric_lines" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "visit_rubric_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"position" integer NOT NULL,
	"title_en" text NOT NULL,
	"title_ar" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "visit_scores" (
	"visit_id" bigint NOT NULL,
	"line_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"title_en" text NOT NULL,
	"title_ar" text NOT NULL,
	"score" smallint,
	"note" text,
	CONSTRAINT "visit_scores_visit_id_line_id_pk" PRIMARY KEY("visit_id","line_id"),
	CONSTRAINT "visit_scores_score_check" CHECK (score between 1 and 4)
);
--> statement-breakpoint
CREATE TABLE "visits" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "visits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"class_id" bigint NOT NULL,
	"teacher_id" bigint NOT NULL,
	"visitor_id" bigint NOT NULL,
	"advice" text,
	"answer" text,
	"recorded_at" timestamp with time zone,
	"released_at" timestamp with time zone,
	"answered_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "visits_class_key" UNIQUE("class_id"),
	CONSTRAINT "visits_state_check" CHECK (released_at is null or recorded_at is not null),
	CONSTRAINT "visits_answer_check" CHECK (answer is null or (released_at is not null and answered_at is not null))
);
--> statement-breakpoint
ALTER TABLE "visit_scores" ADD CONSTRAINT "visit_scores_visit_id_visits_id_fk" FOREIGN KEY ("visit_id") REFERENCES "public"."visits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_teacher_id_users_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_visitor_id_users_id_fk" FOREIGN KEY ("visitor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "visits_teacher_idx" ON "visits" USING btree ("teacher_id","id");--> statement-breakpoint
CREATE INDEX "visits_visitor_idx" ON "visits" USING btree ("visitor_id");--> statement-breakpoint
INSERT INTO "visit_rubric_lines" ("position", "title_en", "title_ar") VALUES
	(1, 'Preparation and a clear goal', 'الاستعداد ووضوح هدف الحصة'),
	(2, 'Correcting the recitation', 'تصحيح التلاوة'),
	(3, 'Explaining in simple words', 'الشرح بكلمات سهلة'),
	(4, 'Use of the time', 'استثمار وقت الحصة'),
	(5, 'Patience and encouragement', 'الصبر والتشجيع'),
	(6, 'Homework and the next step', 'الواجب والخطوة التالية');
