ALTER TABLE "reset_contexts" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "reset_contexts" ADD COLUMN "network" text;