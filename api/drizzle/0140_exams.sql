CREATE TABLE "exams" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "exams_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"student_id" bigint NOT NULL,
	"examiner_id" bigint NOT NULL,
	"planned_by" bigint NOT NULL,
	"juz" smallint[] NOT NULL,
	"ranges" jsonb NOT NULL,
	"pages" smallint NOT NULL,
	"seed" integer NOT NULL,
	"drawn" smallint[],
	"started_at" timestamp with time zone,
	"held_on" date,
	"mistakes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"result" smallint,
	"note" text,
	"recorded_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "exams_result_check" CHECK (result between 1 and 5),
	CONSTRAINT "exams_recorded_check" CHECK ((result is null) = (recorded_at is null)),
	CONSTRAINT "exams_started_check" CHECK ((drawn is null) = (started_at is null) and (drawn is null) = (held_on is null)),
	CONSTRAINT "exams_order_check" CHECK (recorded_at is null or started_at is not null)
);
--> statement-breakpoint
ALTER TABLE "exams" ADD CONSTRAINT "exams_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exams" ADD CONSTRAINT "exams_examiner_id_users_id_fk" FOREIGN KEY ("examiner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exams" ADD CONSTRAINT "exams_planned_by_users_id_fk" FOREIGN KEY ("planned_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "exams_student_idx" ON "exams" USING btree ("student_id","id");--> statement-breakpoint
CREATE INDEX "exams_examiner_idx" ON "exams" USING btree ("examiner_id");