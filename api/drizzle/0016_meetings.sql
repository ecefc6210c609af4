CREATE TABLE "meeting_sandbox_records" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"data" jsonb NOT NULL,
	"expires_at" timestamp with time zone,
	CONSTRAINT "meeting_sandbox_records_kind_id_pk" PRIMARY KEY("kind","id")
);
--> statement-breakpoint
CREATE TABLE "class_meetings" (
	"class_id" bigint PRIMARY KEY NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"busy_until" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"teacher_id" bigint,
	"meeting_id" text,
	"join_url" text,
	"details" jsonb,
	"started_at" timestamp with time zone,
	CONSTRAINT "class_meetings_state_check" CHECK (state in ('pending', 'ready', 'unauthorized', 'failed', 'none'))
);
--> statement-breakpoint
CREATE TABLE "meeting_authorizations" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"account_name" text NOT NULL,
	"access_token" "bytea" NOT NULL,
	"refresh_token" "bytea" NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"generation" integer DEFAULT 1 NOT NULL,
	"refreshing_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "meeting_stays" (
	"class_id" bigint NOT NULL,
	"participant" text NOT NULL,
	"user_id" bigint NOT NULL,
	"joined_at" timestamp with time zone,
	"left_at" timestamp with time zone,
	CONSTRAINT "meeting_stays_class_id_participant_pk" PRIMARY KEY("class_id","participant")
);
--> statement-breakpoint
ALTER TABLE "attendance_log" ADD COLUMN "participant" text;--> statement-breakpoint
ALTER TABLE "class_meetings" ADD CONSTRAINT "class_meetings_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_meetings" ADD CONSTRAINT "class_meetings_teacher_id_users_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_authorizations" ADD CONSTRAINT "meeting_authorizations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_stays" ADD CONSTRAINT "meeting_stays_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_stays" ADD CONSTRAINT "meeting_stays_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "meeting_sandbox_records_age_idx" ON "meeting_sandbox_records" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "class_meetings_meeting_idx" ON "class_meetings" USING btree ("meeting_id");--> statement-breakpoint
CREATE INDEX "meeting_authorizations_account_idx" ON "meeting_authorizations" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "attendance_log_participant_key" ON "attendance_log" USING btree ("class_id","participant");