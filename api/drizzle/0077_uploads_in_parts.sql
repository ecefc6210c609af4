CREATE TABLE "uploads_in_parts" (
	"owner_id" bigint NOT NULL,
	"id" text NOT NULL,
	"folder" text NOT NULL,
	"name" text NOT NULL,
	"claimed" text NOT NULL,
	"size" integer NOT NULL,
	"parts" smallint[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "uploads_in_parts_owner_id_id_pk" PRIMARY KEY("owner_id","id")
);
--> statement-breakpoint
ALTER TABLE "hand_ins" ADD COLUMN "upload_id" text;--> statement-breakpoint
ALTER TABLE "uploads_in_parts" ADD CONSTRAINT "uploads_in_parts_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "uploads_in_parts_age_idx" ON "uploads_in_parts" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "hand_ins" ADD CONSTRAINT "hand_ins_upload_key" UNIQUE("assignment_id","upload_id");