DROP INDEX "posts_own_idx";--> statement-breakpoint
CREATE INDEX "notifications_related_idx" ON "notifications" USING btree ("related_id","key");--> statement-breakpoint
CREATE INDEX "posts_own_idx" ON "posts" USING btree ("author_id","status","audience","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);