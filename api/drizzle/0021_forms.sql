CREATE TABLE "form_questions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "form_questions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"form_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"type" text NOT NULL,
	"options" text[] DEFAULT '{}' NOT NULL,
	"required" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "form_submission_files" (
	"submission_id" bigint NOT NULL,
	"media_id" text NOT NULL,
	CONSTRAINT "form_submission_files_pkey" PRIMARY KEY("submission_id","media_id")
);
--> statement-breakpoint
CREATE TABLE "form_submissions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "form_submissions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"form_id" bigint NOT NULL,
	"user_name" text NOT NULL,
	"user_email" text NOT NULL,
	"answers" jsonb NOT NULL,
	"digest" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "forms" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "forms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"is_open" boolean DEFAULT true NOT NULL,
	"built_in" text,
	"submission_count" integer DEFAULT 0 NOT NULL,
	"created_by" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "forms_built_in_key" UNIQUE("built_in"),
	CONSTRAINT "forms_submission_count_check" CHECK (submission_count >= 0)
);
--> statement-breakpoint
ALTER TABLE "media" ALTER COLUMN "owner_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "form_questions" ADD CONSTRAINT "form_questions_form_id_forms_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."forms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_submission_files" ADD CONSTRAINT "form_submission_files_submission_id_form_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."form_submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_submission_files" ADD CONSTRAINT "form_submission_files_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_submissions" ADD CONSTRAINT "form_submissions_form_id_forms_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."forms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forms" ADD CONSTRAINT "forms_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "form_questions_form_idx" ON "form_questions" USING btree ("form_id","position");--> statement-breakpoint
CREATE INDEX "form_submission_files_media_idx" ON "form_submission_files" USING btree ("media_id");--> statement-breakpoint
CREATE INDEX "form_submissions_newest_idx" ON "form_submissions" USING btree ("form_id","created_at","id");--> statement-breakpoint
CREATE INDEX "form_submissions_unread_idx" ON "form_submissions" USING btree ("form_id") WHERE "form_submissions"."read_at" is null;--> statement-breakpoint
CREATE INDEX "forms_newest_idx" ON "forms" USING btree ("created_at","id") WHERE "forms"."deleted_at" is null;--> statement-breakpoint
INSERT INTO forms (name, built_in) VALUES ('Contact', 'contact') ON CONFLICT (built_in) DO NOTHING;--> statement-breakpoint
INSERT INTO form_questions (form_id, position, title, type, required)
  SELECT f.id, 0, 'Message', 'textarea', true FROM forms f
  WHERE f.built_in = 'contact' AND NOT EXISTS (SELECT FROM form_questions q WHERE q.form_id = f.id);--> statement-breakpoint
INSERT INTO form_submissions (form_id, user_name, user_email, answers, digest, created_at, read_at)
  SELECT f.id, m.name, m.email, jsonb_build_array(jsonb_build_object(
      'questionId', q.id, 'title', q.title, 'type', q.type, 'answer', m.message)), '', m.created_at, m.created_at
  FROM contact_messages m, forms f JOIN form_questions q ON q.form_id = f.id
  WHERE f.built_in = 'contact' ORDER BY m.id;--> statement-breakpoint
UPDATE forms f SET submission_count = (SELECT count(*) FROM form_submissions s WHERE s.form_id = f.id)
  WHERE f.built_in = 'contact';--> statement-breakpoint
DROP TABLE "contact_messages" CASCADE;
