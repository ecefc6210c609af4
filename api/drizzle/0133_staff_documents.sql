CREATE TABLE "staff_documents" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_documents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"teacher_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"number" text,
	"issued_by" text,
	"valid_from" date,
	"valid_until" date,
	"media_id" text,
	"added_by" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staff_documents_days_check" CHECK ("staff_documents"."valid_from" <= "staff_documents"."valid_until")
);
--> statement-breakpoint
ALTER TABLE "staff_documents" ADD CONSTRAINT "staff_documents_teacher_id_users_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_documents" ADD CONSTRAINT "staff_documents_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_documents" ADD CONSTRAINT "staff_documents_added_by_users_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "staff_documents_media_key" ON "staff_documents" USING btree ("media_id");--> statement-breakpoint
CREATE INDEX "staff_documents_teacher_idx" ON "staff_documents" USING btree ("teacher_id");--> statement-breakpoint
CREATE INDEX "staff_documents_added_idx" ON "staff_documents" USING btree ("added_by");--> statement-breakpoint
CREATE INDEX "staff_documents_until_idx" ON "staff_documents" USING btree ("valid_until") WHERE "staff_documents"."valid_until" is not null;