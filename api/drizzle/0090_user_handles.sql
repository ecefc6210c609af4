ALTER TABLE "users" ADD COLUMN "handle" text;--> statement-breakpoint
CREATE UNIQUE INDEX "users_handle_key" ON "users" USING btree ("handle");--> statement-breakpoint
-- Students of trials without an address (D140): their invented address signs nobody in any more, their user name does.
UPDATE "users" SET "handle" = 'student' || substring(lower("email") from '^student-(\d+)@')
  WHERE lower("email") ~ '^student-\d+@no-email\.invalid$' AND "deleted_at" IS NULL;
