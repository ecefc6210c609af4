ALTER TABLE "materials" ADD COLUMN "media_id" text;--> statement-breakpoint
ALTER TABLE "materials" ADD COLUMN "file_added_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "materials" ADD CONSTRAINT "materials_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "materials_files_idx" ON "materials" USING btree ("file_added_at","id") WHERE "materials"."media_id" is not null;--> statement-breakpoint
ALTER TABLE "materials" ADD CONSTRAINT "materials_media_key" UNIQUE("media_id");