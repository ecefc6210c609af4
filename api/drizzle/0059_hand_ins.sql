CREATE TABLE "hand_ins" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "hand_ins_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"assignment_id" bigint NOT NULL,
	"number" smallint NOT NULL,
	"is_latest" boolean NOT NULL,
	"media_id" text NOT NULL,
	"seconds" integer,
	"note" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"grade" text,
	"comment" text,
	"marks" jsonb,
	"marked_by" bigint,
	"marked_at" timestamp with time zone,
	CONSTRAINT "hand_ins_media_key" UNIQUE("media_id"),
	CONSTRAINT "hand_ins_number_key" UNIQUE("assignment_id","number"),
	CONSTRAINT "hand_ins_grade_check" CHECK (grade in ('excellent', 'good', 'needs_practice', 'again'))
);
--> statement-breakpoint
ALTER TABLE "assignments" ADD COLUMN "due" date;--> statement-breakpoint
ALTER TABLE "assignments" ADD COLUMN "due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "hand_ins" ADD CONSTRAINT "hand_ins_assignment_id_assignments_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."assignments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hand_ins" ADD CONSTRAINT "hand_ins_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hand_ins" ADD CONSTRAINT "hand_ins_marked_by_users_id_fk" FOREIGN KEY ("marked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "hand_ins_latest_key" ON "hand_ins" USING btree ("assignment_id") WHERE "hand_ins"."is_latest";--> statement-breakpoint
CREATE INDEX "hand_ins_unmarked_idx" ON "hand_ins" USING btree ("created_at") WHERE "hand_ins"."is_latest" and "hand_ins"."grade" is null;--> statement-breakpoint
CREATE INDEX "assignments_due_idx" ON "assignments" USING btree ("due_at");