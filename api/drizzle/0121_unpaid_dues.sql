ALTER TABLE "holds" ADD COLUMN "due_id" bigint;--> statement-breakpoint
ALTER TABLE "holds" ADD CONSTRAINT "holds_due_id_dues_id_fk" FOREIGN KEY ("due_id") REFERENCES "public"."dues"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "holds_due_idx" ON "holds" USING btree ("due_id") WHERE "holds"."due_id" is not null;