CREATE TABLE "salary_adjustments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "salary_adjustments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"teacher_id" bigint NOT NULL,
	"month" date NOT NULL,
	"amount_minor" bigint NOT NULL,
	"reason" text,
	"class_id" bigint,
	"actor_id" bigint,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "salary_adjustments_amount_check" CHECK (amount_minor <> 0 or class_id is not null),
	CONSTRAINT "salary_adjustments_cause_check" CHECK ((reason is null) <> (class_id is null))
);
--> statement-breakpoint
CREATE TABLE "salary_month_lines" (
	"salary_month_id" bigint NOT NULL,
	"class_id" bigint NOT NULL,
	"student_id" bigint NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"attendance" text NOT NULL,
	"percent" integer NOT NULL,
	"price_minor" bigint,
	"price_since" date,
	"booked_minor" bigint NOT NULL,
	CONSTRAINT "salary_month_lines_pkey" PRIMARY KEY("salary_month_id","class_id")
);
--> statement-breakpoint
CREATE TABLE "salary_months" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "salary_months_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"teacher_id" bigint NOT NULL,
	"month" date NOT NULL,
	"total_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"closed_at" timestamp with time zone NOT NULL,
	"closed_by" bigint NOT NULL,
	CONSTRAINT "salary_months_month_key" UNIQUE("teacher_id","month")
);
--> statement-breakpoint
ALTER TABLE "salary_adjustments" ADD CONSTRAINT "salary_adjustments_teacher_id_users_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "salary_adjustments" ADD CONSTRAINT "salary_adjustments_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "salary_adjustments" ADD CONSTRAINT "salary_adjustments_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "salary_month_lines" ADD CONSTRAINT "salary_month_lines_salary_month_id_salary_months_id_fk" FOREIGN KEY ("salary_month_id") REFERENCES "public"."salary_months"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "salary_month_lines" ADD CONSTRAINT "salary_month_lines_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "salary_month_lines" ADD CONSTRAINT "salary_month_lines_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "salary_months" ADD CONSTRAINT "salary_months_teacher_id_users_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "salary_months" ADD CONSTRAINT "salary_months_closed_by_users_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "salary_adjustments_month_idx" ON "salary_adjustments" USING btree ("teacher_id","month");--> statement-breakpoint
CREATE INDEX "salary_adjustments_class_idx" ON "salary_adjustments" USING btree ("class_id","amount_minor") WHERE "salary_adjustments"."class_id" is not null;--> statement-breakpoint
CREATE INDEX "salary_month_lines_class_idx" ON "salary_month_lines" USING btree ("class_id");