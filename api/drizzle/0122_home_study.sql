CREATE TABLE "home_hearings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "home_hearings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"student_id" bigint NOT NULL,
	"page" smallint NOT NULL,
	"heard_on" date NOT NULL,
	"quality" smallint NOT NULL,
	"heard_by" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "home_hearings_day_key" UNIQUE("student_id","heard_on","page"),
	CONSTRAINT "home_hearings_page_check" CHECK (page between 1 and 604),
	CONSTRAINT "home_hearings_quality_check" CHECK (quality between 1 and 3)
);
--> statement-breakpoint
CREATE TABLE "study_goals" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "study_goals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"student_id" bigint NOT NULL,
	"surah_from" smallint NOT NULL,
	"ayah_from" smallint NOT NULL,
	"surah_to" smallint NOT NULL,
	"ayah_to" smallint NOT NULL,
	"by_day" date NOT NULL,
	"set_by" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "study_goals_from_check" CHECK (ayah_from between 1 and coalesce((array[7,286,200,176,120,165,206,75,129,109,123,111,43,52,99,128,111,110,98,135,112,78,118,64,77,227,93,88,69,60,34,30,73,54,45,83,182,88,75,85,54,53,89,59,37,35,38,29,18,45,60,49,62,55,78,96,29,22,24,13,14,11,11,18,12,12,30,52,52,44,28,28,20,56,40,31,50,40,46,42,29,19,36,25,22,17,19,26,30,20,15,21,11,8,8,19,5,8,8,11,11,8,3,9,5,4,7,3,6,3,5,4,5,6])[surah_from], 0)),
	CONSTRAINT "study_goals_to_check" CHECK (ayah_to between 1 and coalesce((array[7,286,200,176,120,165,206,75,129,109,123,111,43,52,99,128,111,110,98,135,112,78,118,64,77,227,93,88,69,60,34,30,73,54,45,83,182,88,75,85,54,53,89,59,37,35,38,29,18,45,60,49,62,55,78,96,29,22,24,13,14,11,11,18,12,12,30,52,52,44,28,28,20,56,40,31,50,40,46,42,29,19,36,25,22,17,19,26,30,20,15,21,11,8,8,19,5,8,8,11,11,8,3,9,5,4,7,3,6,3,5,4,5,6])[surah_to], 0)),
	CONSTRAINT "study_goals_order_check" CHECK (surah_from <> surah_to or ayah_from <= ayah_to)
);
--> statement-breakpoint
CREATE TABLE "study_plans" (
	"student_id" bigint PRIMARY KEY NOT NULL,
	"days_of_week" smallint[],
	"pages_a_day" smallint,
	"travel" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"changed_by" bigint NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "study_plans_week_check" CHECK (days_of_week <@ array[0,1,2,3,4,5,6]::smallint[] and cardinality(days_of_week) > 0),
	CONSTRAINT "study_plans_pages_check" CHECK (pages_a_day between 1 and 60)
);
--> statement-breakpoint
ALTER TABLE "home_hearings" ADD CONSTRAINT "home_hearings_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_hearings" ADD CONSTRAINT "home_hearings_heard_by_users_id_fk" FOREIGN KEY ("heard_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_goals" ADD CONSTRAINT "study_goals_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_goals" ADD CONSTRAINT "study_goals_set_by_users_id_fk" FOREIGN KEY ("set_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_plans" ADD CONSTRAINT "study_plans_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_plans" ADD CONSTRAINT "study_plans_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "study_goals_student_idx" ON "study_goals" USING btree ("student_id","by_day");