ALTER TABLE "holds" ALTER COLUMN "created_by" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "holds" ADD COLUMN "payment_id" bigint;--> statement-breakpoint
ALTER TABLE "holds" ADD CONSTRAINT "holds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "holds_payment_idx" ON "holds" USING btree ("payment_id") WHERE "holds"."payment_id" is not null;