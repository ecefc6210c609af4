CREATE TABLE "hifz_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "hifz_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"report_id" bigint NOT NULL,
	"class_id" bigint NOT NULL,
	"student_id" bigint NOT NULL,
	"teacher_id" bigint NOT NULL,
	"date" date NOT NULL,
	"kind" text NOT NULL,
	"surah_from" smallint NOT NULL,
	"ayah_from" smallint NOT NULL,
	"surah_to" smallint NOT NULL,
	"ayah_to" smallint NOT NULL,
	"quality" smallint NOT NULL,
	"mistakes" integer DEFAULT 0 NOT NULL,
	"hesitations" integer DEFAULT 0 NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"note" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "hifz_entries_from_check" CHECK (ayah_from between 1 and coalesce((array[7,286,200,176,120,165,206,75,129,109,123,111,43,52,99,128,111,110,98,135,112,78,118,64,77,227,93,88,69,60,34,30,73,54,45,83,182,88,75,85,54,53,89,59,37,35,38,29,18,45,60,49,62,55,78,96,29,22,24,13,14,11,11,18,12,12,30,52,52,44,28,28,20,56,40,31,50,40,46,42,29,19,36,25,22,17,19,26,30,20,15,21,11,8,8,19,5,8,8,11,11,8,3,9,5,4,7,3,6,3,5,4,5,6])[surah_from], 0)),
	CONSTRAINT "hifz_entries_to_check" CHECK (ayah_to between 1 and coalesce((array[7,286,200,176,120,165,206,75,129,109,123,111,43,52,99,128,111,110,98,135,112,78,118,64,77,227,93,88,69,60,34,30,73,54,45,83,182,88,75,85,54,53,89,59,37,35,38,29,18,45,60,49,62,55,78,96,29,22,24,13,14,11,11,18,12,12,30,52,52,44,28,28,20,56,40,31,50,40,46,42,29,19,36,25,22,17,19,26,30,20,15,21,11,8,8,19,5,8,8,11,11,8,3,9,5,4,7,3,6,3,5,4,5,6])[surah_to], 0)),
	CONSTRAINT "hifz_entries_order_check" CHECK (surah_from <> surah_to or ayah_from <= ayah_to),
	CONSTRAINT "hifz_entries_kind_check" CHECK (kind in ('new', 'near', 'far', 'reading')),
	CONSTRAINT "hifz_entries_quality_check" CHECK (quality between 1 and 5),
	CONSTRAINT "hifz_entries_counts_check" CHECK (mistakes >= 0 and hesitations >= 0),
	CONSTRAINT "hifz_entries_tags_check" CHECK (tags <@ array['makharij', 'sifat', 'madd', 'waqf', 'ghunna', 'other'])
);
--> statement-breakpoint
CREATE TABLE "hifz_known" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "hifz_known_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"student_id" bigint NOT NULL,
	"surah_from" smallint NOT NULL,
	"ayah_from" smallint NOT NULL,
	"surah_to" smallint NOT NULL,
	"ayah_to" smallint NOT NULL,
	"recorded_by" bigint NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	"date" date NOT NULL,
	CONSTRAINT "hifz_known_from_check" CHECK (ayah_from between 1 and coalesce((array[7,286,200,176,120,165,206,75,129,109,123,111,43,52,99,128,111,110,98,135,112,78,118,64,77,227,93,88,69,60,34,30,73,54,45,83,182,88,75,85,54,53,89,59,37,35,38,29,18,45,60,49,62,55,78,96,29,22,24,13,14,11,11,18,12,12,30,52,52,44,28,28,20,56,40,31,50,40,46,42,29,19,36,25,22,17,19,26,30,20,15,21,11,8,8,19,5,8,8,11,11,8,3,9,5,4,7,3,6,3,5,4,5,6])[surah_from], 0)),
	CONSTRAINT "hifz_known_to_check" CHECK (ayah_to between 1 and coalesce((array[7,286,200,176,120,165,206,75,129,109,123,111,43,52,99,128,111,110,98,135,112,78,118,64,77,227,93,88,69,60,34,30,73,54,45,83,182,88,75,85,54,53,89,59,37,35,38,29,18,45,60,49,62,55,78,96,29,22,24,13,14,11,11,18,12,12,30,52,52,44,28,28,20,56,40,31,50,40,46,42,29,19,36,25,22,17,19,26,30,20,15,21,11,8,8,19,5,8,8,11,11,8,3,9,5,4,7,3,6,3,5,4,5,6])[surah_to], 0)),
	CONSTRAINT "hifz_known_order_check" CHECK (surah_from <> surah_to or ayah_from <= ayah_to)
);
--> statement-breakpoint
ALTER TABLE "hifz_entries" ADD CONSTRAINT "hifz_entries_report_id_daily_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."daily_reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hifz_entries" ADD CONSTRAINT "hifz_entries_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hifz_entries" ADD CONSTRAINT "hifz_entries_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hifz_entries" ADD CONSTRAINT "hifz_entries_teacher_id_users_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hifz_known" ADD CONSTRAINT "hifz_known_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hifz_known" ADD CONSTRAINT "hifz_known_recorded_by_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hifz_entries_report_idx" ON "hifz_entries" USING btree ("report_id");--> statement-breakpoint
CREATE INDEX "hifz_entries_class_idx" ON "hifz_entries" USING btree ("class_id");--> statement-breakpoint
CREATE INDEX "hifz_entries_student_idx" ON "hifz_entries" USING btree ("student_id","date");--> statement-breakpoint
CREATE INDEX "hifz_known_student_idx" ON "hifz_known" USING btree ("student_id");