DROP INDEX "realtime_outbox_due_idx";--> statement-breakpoint
CREATE INDEX "realtime_outbox_channel_idx" ON "realtime_outbox" USING btree ("channel","id");