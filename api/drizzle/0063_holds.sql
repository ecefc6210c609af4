CREATE TABLE "hold_classes" (
	"hold_id" bigint NOT NULL,
	"class_id" bigint NOT NULL,
	"student_teacher_id" bigint,
	"state" text DEFAULT 'held' NOT NULL,
	"former" jsonb NOT NULL,
	"done_line" bigint NOT NULL,
	"problem" text,
	CONSTRAINT "hold_classes_hold_id_class_id_pk" PRIMARY KEY("hold_id","class_id"),
	CONSTRAINT "hold_classes_state_check" CHECK (state in ('held', 'back', 'kept'))
);
--> statement-breakpoint
CREATE TABLE "holds" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "holds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"student_id" bigint NOT NULL,
	"from_on" date NOT NULL,
	"to_on" date,
	"zone" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"reason" text,
	"frees_slot" boolean DEFAULT false NOT NULL,
	"state" text DEFAULT 'planned' NOT NULL,
	"is_suspending" boolean DEFAULT false NOT NULL,
	"created_by" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"ended_by" bigint,
	CONSTRAINT "holds_state_check" CHECK (state in ('planned', 'running', 'over', 'undone')),
	CONSTRAINT "holds_range_check" CHECK (ends_at > starts_at and (to_on is null) = (ends_at is null))
);
--> statement-breakpoint
ALTER TABLE "classes" DROP CONSTRAINT "classes_cancel_reason_check";--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "period_ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "hold_classes" ADD CONSTRAINT "hold_classes_hold_id_holds_id_fk" FOREIGN KEY ("hold_id") REFERENCES "public"."holds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hold_classes" ADD CONSTRAINT "hold_classes_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hold_classes" ADD CONSTRAINT "hold_classes_student_teacher_id_users_id_fk" FOREIGN KEY ("student_teacher_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "holds" ADD CONSTRAINT "holds_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "holds" ADD CONSTRAINT "holds_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "holds" ADD CONSTRAINT "holds_ended_by_users_id_fk" FOREIGN KEY ("ended_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hold_classes_class_idx" ON "hold_classes" USING btree ("class_id");--> statement-breakpoint
CREATE INDEX "holds_student_idx" ON "holds" USING btree ("student_id","starts_at");--> statement-breakpoint
CREATE INDEX "holds_open_idx" ON "holds" USING btree ("starts_at","id") WHERE "holds"."state" in ('planned', 'running');--> statement-breakpoint
ALTER TABLE "classes" ADD CONSTRAINT "classes_cancel_reason_check" CHECK (cancel_reason in ('student_request', 'teacher_unavailable', 'technical', 'holiday', 'mistake', 'other', 'hold'));--> statement-breakpoint
-- Of two holds of a student at one time one is rejected by the database (D98).
ALTER TABLE "holds" ADD CONSTRAINT "holds_student_overlap" EXCLUDE USING gist (
    int8range(student_id, student_id, '[]') with &&, tstzrange(starts_at, ends_at) with &&)
  WHERE (state <> 'undone');
--> statement-breakpoint
-- The teachers' times that are kept for students whose classes pause (D98): of classes that a hold has cancelled, and of those that
-- a series has not made because of it.
CREATE VIEW kept_slots AS
  SELECT h.id AS hold_id, h.student_id, c.teacher_id, c.starts_at, c.ends_at
    FROM classes c
    JOIN hold_classes k ON k.class_id = c.id AND k.state = 'held'
    JOIN holds h ON h.id = k.hold_id AND h.state IN ('planned', 'running') AND NOT h.frees_slot
    JOIN series s ON s.id = c.series_id AND s.ended_at IS NULL AND s.teacher_id = c.teacher_id
    WHERE c.status = 'cancelled' AND c.deleted_at IS NULL
  UNION ALL
  SELECT h.id, h.student_id, s.teacher_id, o.starts_at, o.ends_at
    FROM series_obstacles o
    JOIN series_slots l ON l.id = o.slot_id
    JOIN series s ON s.id = l.series_id AND s.ended_at IS NULL
    JOIN holds h ON h.student_id = s.student_id AND h.state IN ('planned', 'running') AND NOT h.frees_slot
      AND o.starts_at < coalesce(h.ends_at, 'infinity') AND o.ends_at > h.starts_at
    WHERE o.state = 'waiting' AND o.reason = 'hold';
