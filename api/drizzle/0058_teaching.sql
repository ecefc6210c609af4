ALTER TABLE "teacher_profiles" ADD COLUMN "gender" text;--> statement-breakpoint
ALTER TABLE "teacher_profiles" ADD COLUMN "languages" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "teacher_profiles" ADD COLUMN "subjects" text[] DEFAULT '{}' NOT NULL;