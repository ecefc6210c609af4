ALTER TABLE "salary_month_lines" ADD COLUMN "minutes" integer;--> statement-breakpoint
ALTER TABLE "teacher_salaries" ADD COLUMN "per" text DEFAULT 'class' NOT NULL;--> statement-breakpoint
ALTER TABLE "teacher_salaries" ADD CONSTRAINT "teacher_salaries_per_check" CHECK (per in ('class', 'hour'));