CREATE TABLE "concern_files" (
	"media_id" text PRIMARY KEY NOT NULL,
	"concern_id" bigint NOT NULL,
	"reply_id" bigint,
	"by_writer" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "concern_replies" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "concern_replies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"concern_id" bigint NOT NULL,
	"author_id" bigint NOT NULL,
	"by_writer" boolean NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "concerns" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "concerns_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"writer_id" bigint NOT NULL,
	"about_id" bigint,
	"text" text NOT NULL,
	"state" text DEFAULT 'new' NOT NULL,
	"note" text,
	"looked_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"writer_name" text,
	"about_name" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "concerns_closed_check" CHECK (("concerns"."state" = 'closed') = ("concerns"."closed_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "concern_files" ADD CONSTRAINT "concern_files_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "concern_files" ADD CONSTRAINT "concern_files_concern_id_concerns_id_fk" FOREIGN KEY ("concern_id") REFERENCES "public"."concerns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "concern_files" ADD CONSTRAINT "concern_files_reply_id_concern_replies_id_fk" FOREIGN KEY ("reply_id") REFERENCES "public"."concern_replies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "concern_replies" ADD CONSTRAINT "concern_replies_concern_id_concerns_id_fk" FOREIGN KEY ("concern_id") REFERENCES "public"."concerns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "concern_replies" ADD CONSTRAINT "concern_replies_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "concerns" ADD CONSTRAINT "concerns_writer_id_users_id_fk" FOREIGN KEY ("writer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "concerns" ADD CONSTRAINT "concerns_about_id_users_id_fk" FOREIGN KEY ("about_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "concern_files_idx" ON "concern_files" USING btree ("concern_id");--> statement-breakpoint
CREATE INDEX "concern_files_reply_idx" ON "concern_files" USING btree ("reply_id") WHERE "concern_files"."reply_id" is not null;--> statement-breakpoint
CREATE INDEX "concern_replies_idx" ON "concern_replies" USING btree ("concern_id","id");--> statement-breakpoint
CREATE INDEX "concern_replies_author_idx" ON "concern_replies" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "concerns_newest_idx" ON "concerns" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "concerns_writer_idx" ON "concerns" USING btree ("writer_id");--> statement-breakpoint
CREATE INDEX "concerns_about_idx" ON "concerns" USING btree ("about_id") WHERE "concerns"."about_id" is not null;