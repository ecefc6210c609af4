ALTER TABLE "purchases" ADD COLUMN "card_last4" text;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "card_last_month" text;--> statement-breakpoint
CREATE INDEX "purchases_renewing_idx" ON "purchases" USING btree ("renews_at") WHERE "purchases"."renews_at" is not null;--> statement-breakpoint
CREATE INDEX "purchases_card_idx" ON "purchases" USING btree ("card_last_month") WHERE "purchases"."card_last_month" is not null;