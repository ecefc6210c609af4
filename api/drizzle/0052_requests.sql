CREATE TABLE "make_ups" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "make_ups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"student_id" bigint NOT NULL,
	"class_id" bigint NOT NULL,
	"reason" text NOT NULL,
	"until" date NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"used_by" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "make_ups_class_key" UNIQUE("class_id"),
	CONSTRAINT "make_ups_used_by_key" UNIQUE("used_by"),
	CONSTRAINT "make_ups_reason_check" CHECK (reason in ('excuse', 'teacher_absence'))
);
--> statement-breakpoint
CREATE TABLE "class_requests" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "class_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"class_id" bigint NOT NULL,
	"student_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"reason" text,
	"times" timestamp with time zone[] NOT NULL,
	"time" timestamp with time zone,
	"month" text NOT NULL,
	"requested_by" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"answered_by" bigint,
	"answered_at" timestamp with time zone,
	"note" text,
	CONSTRAINT "class_requests_kind_check" CHECK (kind in ('excuse', 'move')),
	CONSTRAINT "class_requests_status_check" CHECK (status in ('open', 'accepted', 'rejected', 'withdrawn', 'lapsed'))
);
--> statement-breakpoint
ALTER TABLE "make_ups" ADD CONSTRAINT "make_ups_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "make_ups" ADD CONSTRAINT "make_ups_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "make_ups" ADD CONSTRAINT "make_ups_used_by_classes_id_fk" FOREIGN KEY ("used_by") REFERENCES "public"."classes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_requests" ADD CONSTRAINT "class_requests_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_requests" ADD CONSTRAINT "class_requests_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_requests" ADD CONSTRAINT "class_requests_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_requests" ADD CONSTRAINT "class_requests_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "make_ups_student_idx" ON "make_ups" USING btree ("student_id","ends_at");--> statement-breakpoint
CREATE INDEX "make_ups_open_idx" ON "make_ups" USING btree ("ends_at") WHERE "make_ups"."used_by" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "class_requests_open_key" ON "class_requests" USING btree ("class_id") WHERE "class_requests"."status" = 'open';--> statement-breakpoint
CREATE INDEX "class_requests_class_idx" ON "class_requests" USING btree ("class_id","id");--> statement-breakpoint
CREATE INDEX "class_requests_excuses_idx" ON "class_requests" USING btree ("student_id","month") WHERE "class_requests"."kind" = 'excuse' and "class_requests"."status" = 'accepted';