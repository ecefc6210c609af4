CREATE TABLE "dues" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "dues_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"purchase_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"student_id" bigint NOT NULL,
	"number" integer NOT NULL,
	"reference" text NOT NULL,
	"period_from" date,
	"period_to" date,
	"currency" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"due_on" date NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"paid_minor" bigint DEFAULT 0 NOT NULL,
	"carried_from_minor" bigint DEFAULT 0 NOT NULL,
	"carried_over_minor" bigint DEFAULT 0 NOT NULL,
	"credited_at" timestamp with time zone,
	"reason" text,
	"waived_by" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "dues_amount_check" CHECK ("dues"."amount_minor" > 0 and "dues"."paid_minor" between 0 and "dues"."amount_minor")
);
--> statement-breakpoint
CREATE TABLE "transfer_reports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "transfer_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"due_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"amount_minor" bigint NOT NULL,
	"paid_on" date NOT NULL,
	"reference" text,
	"media_id" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"reason" text,
	"decided_by" bigint,
	"decided_at" timestamp with time zone,
	"bank_transfer_id" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "transfer_reports_amount_check" CHECK ("transfer_reports"."amount_minor" > 0),
	CONSTRAINT "transfer_reports_accepted_check" CHECK (("transfer_reports"."state" = 'accepted') = ("transfer_reports"."bank_transfer_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "bank_transfers" ADD COLUMN "due_id" bigint;--> statement-breakpoint
ALTER TABLE "dues" ADD CONSTRAINT "dues_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dues" ADD CONSTRAINT "dues_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dues" ADD CONSTRAINT "dues_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dues" ADD CONSTRAINT "dues_waived_by_users_id_fk" FOREIGN KEY ("waived_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfer_reports" ADD CONSTRAINT "transfer_reports_due_id_dues_id_fk" FOREIGN KEY ("due_id") REFERENCES "public"."dues"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfer_reports" ADD CONSTRAINT "transfer_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfer_reports" ADD CONSTRAINT "transfer_reports_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfer_reports" ADD CONSTRAINT "transfer_reports_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfer_reports" ADD CONSTRAINT "transfer_reports_bank_transfer_id_bank_transfers_id_fk" FOREIGN KEY ("bank_transfer_id") REFERENCES "public"."bank_transfers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "dues_number_key" ON "dues" USING btree ("purchase_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "dues_reference_key" ON "dues" USING btree ("reference") WHERE "dues"."number" = 1;--> statement-breakpoint
CREATE INDEX "dues_day_idx" ON "dues" USING btree ("due_on","id");--> statement-breakpoint
CREATE INDEX "dues_unpaid_idx" ON "dues" USING btree ("due_on","id") WHERE "dues"."state" in ('open', 'reported', 'part');--> statement-breakpoint
CREATE INDEX "dues_user_idx" ON "dues" USING btree ("user_id","due_on","id");--> statement-breakpoint
CREATE INDEX "dues_student_idx" ON "dues" USING btree ("student_id","due_on","id");--> statement-breakpoint
CREATE UNIQUE INDEX "transfer_reports_media_key" ON "transfer_reports" USING btree ("media_id");--> statement-breakpoint
CREATE UNIQUE INDEX "transfer_reports_transfer_key" ON "transfer_reports" USING btree ("bank_transfer_id");--> statement-breakpoint
CREATE INDEX "transfer_reports_due_idx" ON "transfer_reports" USING btree ("due_id","id");--> statement-breakpoint
CREATE INDEX "transfer_reports_user_idx" ON "transfer_reports" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "transfer_reports_open_idx" ON "transfer_reports" USING btree ("created_at","id") WHERE "transfer_reports"."state" = 'open';--> statement-breakpoint
CREATE INDEX "transfer_reports_newest_idx" ON "transfer_reports" USING btree ("created_at","id");