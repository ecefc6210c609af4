CREATE TABLE "report_reviews" (
	"report_id" bigint PRIMARY KEY NOT NULL,
	"reasons" text[] NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"note" text,
	"decided_by" bigint,
	"decided_at" timestamp with time zone,
	"returned_at" timestamp with time zone,
	"mended_at" timestamp with time zone,
	"released_at" timestamp with time zone,
	"released_by" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "report_reviews_status_check" CHECK (status in ('waiting', 'read', 'returned', 'released')),
	CONSTRAINT "report_reviews_reasons_check" CHECK (reasons <@ array['first', 'sample', 'absence', 'quality', 'short'])
);
--> statement-breakpoint
ALTER TABLE "daily_reports" ADD COLUMN "hidden_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "report_reviews" ADD CONSTRAINT "report_reviews_report_id_daily_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."daily_reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_reviews" ADD CONSTRAINT "report_reviews_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_reviews" ADD CONSTRAINT "report_reviews_released_by_users_id_fk" FOREIGN KEY ("released_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_reviews_waiting_idx" ON "report_reviews" USING btree ("created_at") WHERE "report_reviews"."status" = 'waiting';--> statement-breakpoint
CREATE INDEX "report_reviews_decided_idx" ON "report_reviews" USING btree ("decided_at");--> statement-breakpoint
-- Classes read through it until when the family does not read a report (D154).
create or replace view reports_of_classes as select id, class_id, hidden_until from daily_reports where deleted_at is null;
