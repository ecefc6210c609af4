ALTER TABLE "attendance_log" ADD COLUMN "by_name" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "meeting_stays" ADD COLUMN "by_name" boolean DEFAULT false NOT NULL;