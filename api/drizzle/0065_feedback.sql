CREATE TABLE "feedback" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "feedback_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"occasion" text NOT NULL,
	"student_id" bigint NOT NULL,
	"teacher_id" bigint NOT NULL,
	"monthly_report_id" bigint,
	"score" smallint NOT NULL,
	"words" text,
	"answered_by" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"handled_at" timestamp with time zone,
	"handled_by" bigint,
	CONSTRAINT "feedback_occasion_check" CHECK (occasion in ('third_class', 'monthly_report')),
	CONSTRAINT "feedback_score_check" CHECK (score between 1 and 5),
	CONSTRAINT "feedback_report_check" CHECK ((occasion = 'monthly_report') = (monthly_report_id is not null))
);
--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_teacher_id_users_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_monthly_report_id_monthly_reports_id_fk" FOREIGN KEY ("monthly_report_id") REFERENCES "public"."monthly_reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_handled_by_users_id_fk" FOREIGN KEY ("handled_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "feedback_third_class_key" ON "feedback" USING btree ("student_id") WHERE "feedback"."occasion" = 'third_class';--> statement-breakpoint
CREATE UNIQUE INDEX "feedback_monthly_report_key" ON "feedback" USING btree ("monthly_report_id");--> statement-breakpoint
CREATE INDEX "feedback_newest_idx" ON "feedback" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "feedback_low_idx" ON "feedback" USING btree ("created_at") WHERE "feedback"."score" <= 2 and "feedback"."handled_at" is null;