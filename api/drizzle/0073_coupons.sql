CREATE TABLE "coupons" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "coupons_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"percent" integer,
	"amounts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"from_day" date,
	"to_day" date,
	"packages" bigint[] DEFAULT '{}' NOT NULL,
	"uses" integer,
	"uses_per_user" integer,
	"first_purchase_only" boolean DEFAULT false NOT NULL,
	"months" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "coupons_percent_check" CHECK ("coupons"."percent" between 1 and 100),
	CONSTRAINT "coupons_months_check" CHECK ("coupons"."months" >= 1)
);
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "discount_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "coupon_code" text;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "coupon_id" bigint;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "discount_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "discount_months" integer;--> statement-breakpoint
CREATE UNIQUE INDEX "coupons_code_key" ON "coupons" USING btree ("code") WHERE "coupons"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "coupons_newest_idx" ON "coupons" USING btree ("created_at","id") WHERE "coupons"."deleted_at" is null;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "purchases_coupon_idx" ON "purchases" USING btree ("coupon_id") WHERE "purchases"."coupon_id" is not null;