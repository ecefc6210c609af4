ALTER TABLE "series" ADD COLUMN "enrolment_id" bigint;--> statement-breakpoint
ALTER TABLE "series" ADD CONSTRAINT "series_enrolment_id_enrolments_id_fk" FOREIGN KEY ("enrolment_id") REFERENCES "public"."enrolments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "series_enrolment_idx" ON "series" USING btree ("enrolment_id","id");