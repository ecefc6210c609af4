CREATE TABLE "home_recordings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "home_recordings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"student_id" bigint NOT NULL,
	"heard_on" date NOT NULL,
	"pages" smallint[] NOT NULL,
	"media_id" text NOT NULL,
	"seconds" smallint NOT NULL,
	"recorded_by" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "home_recordings_media_key" UNIQUE("media_id")
);
--> statement-breakpoint
ALTER TABLE "home_recordings" ADD CONSTRAINT "home_recordings_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_recordings" ADD CONSTRAINT "home_recordings_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_recordings" ADD CONSTRAINT "home_recordings_recorded_by_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "home_recordings_student_idx" ON "home_recordings" USING btree ("student_id","heard_on");--> statement-breakpoint
CREATE INDEX "home_recordings_created_idx" ON "home_recordings" USING btree ("created_at");