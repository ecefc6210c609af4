CREATE TABLE "pay_advance_parts" (
	"advance_id" bigint NOT NULL,
	"run_id" bigint NOT NULL,
	"amount_minor" bigint NOT NULL,
	CONSTRAINT "pay_advance_parts_pkey" PRIMARY KEY("advance_id","run_id")
);
--> statement-breakpoint
CREATE TABLE "pay_advances" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pay_advances_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"teacher_id" bigint NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"months" smallint NOT NULL,
	"given_on" date NOT NULL,
	"given_by" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pay_advances_amount_check" CHECK (amount_minor > 0),
	CONSTRAINT "pay_advances_months_check" CHECK (months between 1 and 24)
);
--> statement-breakpoint
CREATE TABLE "pay_run_lines" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pay_run_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"run_id" bigint NOT NULL,
	"teacher_id" bigint NOT NULL,
	"salary_minor" bigint NOT NULL,
	"repaid_minor" bigint DEFAULT 0 NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"rate" numeric(15, 6) DEFAULT '1' NOT NULL,
	"state" text DEFAULT 'prepared' NOT NULL,
	"way" text,
	"reference" text,
	"paid_on" date,
	"changed_by" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone,
	CONSTRAINT "pay_run_lines_state_check" CHECK (state in ('prepared', 'paid', 'returned')),
	CONSTRAINT "pay_run_lines_way_check" CHECK (way in ('bank', 'wallet', 'cash')),
	CONSTRAINT "pay_run_lines_paid_check" CHECK ((state = 'prepared') = (paid_on is null)),
	CONSTRAINT "pay_run_lines_rate_check" CHECK (rate > 0)
);
--> statement-breakpoint
CREATE TABLE "pay_runs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pay_runs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"month" date NOT NULL,
	"currency" text NOT NULL,
	"created_by" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payouts" (
	"teacher_id" bigint PRIMARY KEY NOT NULL,
	"way" text NOT NULL,
	"sealed" "bytea" NOT NULL,
	"last_four" text,
	"changed_at" timestamp with time zone NOT NULL,
	"changed_by" bigint,
	CONSTRAINT "payouts_way_check" CHECK (way in ('bank', 'wallet', 'cash'))
);
--> statement-breakpoint
ALTER TABLE "pay_advance_parts" ADD CONSTRAINT "pay_advance_parts_advance_id_pay_advances_id_fk" FOREIGN KEY ("advance_id") REFERENCES "public"."pay_advances"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_advance_parts" ADD CONSTRAINT "pay_advance_parts_run_id_pay_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."pay_runs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_advances" ADD CONSTRAINT "pay_advances_teacher_id_users_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_advances" ADD CONSTRAINT "pay_advances_given_by_users_id_fk" FOREIGN KEY ("given_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_run_lines" ADD CONSTRAINT "pay_run_lines_run_id_pay_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."pay_runs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_run_lines" ADD CONSTRAINT "pay_run_lines_teacher_id_users_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_run_lines" ADD CONSTRAINT "pay_run_lines_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_runs" ADD CONSTRAINT "pay_runs_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_teacher_id_users_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pay_advance_parts_run_idx" ON "pay_advance_parts" USING btree ("run_id");--> statement-breakpoint
CREATE INDEX "pay_advances_teacher_idx" ON "pay_advances" USING btree ("teacher_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "pay_run_lines_prepared_key" ON "pay_run_lines" USING btree ("run_id","teacher_id") WHERE "pay_run_lines"."state" = 'prepared';--> statement-breakpoint
CREATE INDEX "pay_run_lines_run_idx" ON "pay_run_lines" USING btree ("run_id","teacher_id","id");--> statement-breakpoint
CREATE INDEX "pay_run_lines_teacher_idx" ON "pay_run_lines" USING btree ("teacher_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "pay_runs_month_key" ON "pay_runs" USING btree ("month");