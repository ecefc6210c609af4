CREATE TABLE "availability_days_off" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "availability_days_off_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"teacher_id" bigint NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	CONSTRAINT "availability_days_off_order_check" CHECK (to_day >= from_day)
);
--> statement-breakpoint
CREATE TABLE "availability_pauses" (
	"teacher_id" bigint PRIMARY KEY NOT NULL,
	"minutes" integer NOT NULL,
	CONSTRAINT "availability_pauses_minutes_check" CHECK (minutes between 0 and 120)
);
--> statement-breakpoint
CREATE TABLE "availability_windows" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "availability_windows_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"teacher_id" bigint NOT NULL,
	"weekday" smallint NOT NULL,
	"from_time" text NOT NULL,
	"to_time" text NOT NULL,
	CONSTRAINT "availability_windows_weekday_check" CHECK (weekday between 0 and 6)
);
--> statement-breakpoint
ALTER TABLE "availability_days_off" ADD CONSTRAINT "availability_days_off_teacher_id_users_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "availability_pauses" ADD CONSTRAINT "availability_pauses_teacher_id_users_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "availability_windows" ADD CONSTRAINT "availability_windows_teacher_id_users_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "availability_days_off_teacher_idx" ON "availability_days_off" USING btree ("teacher_id","from_day");--> statement-breakpoint
CREATE INDEX "availability_windows_teacher_idx" ON "availability_windows" USING btree ("teacher_id","weekday","from_time");