CREATE TABLE "erasures" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "erasures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"requested_by" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"state" text DEFAULT 'asked' NOT NULL,
	"decided_by" bigint,
	"decided_at" timestamp with time zone,
	"note" text,
	"erase_at" timestamp with time zone,
	"done_at" timestamp with time zone,
	CONSTRAINT "erasures_state_check" CHECK (state in ('asked', 'approved', 'rejected', 'withdrawn', 'done'))
);
--> statement-breakpoint
CREATE TABLE "personal_exports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "personal_exports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"requested_by" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"key" text,
	"size" bigint,
	"expires_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "erasures" ADD CONSTRAINT "erasures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "erasures" ADD CONSTRAINT "erasures_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "erasures" ADD CONSTRAINT "erasures_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "personal_exports" ADD CONSTRAINT "personal_exports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "personal_exports" ADD CONSTRAINT "personal_exports_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "erasures_open_key" ON "erasures" USING btree ("user_id") WHERE "erasures"."state" in ('asked', 'approved');--> statement-breakpoint
CREATE INDEX "erasures_due_idx" ON "erasures" USING btree ("erase_at") WHERE "erasures"."state" = 'approved';--> statement-breakpoint
CREATE INDEX "erasures_newest_idx" ON "erasures" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "personal_exports_requested_idx" ON "personal_exports" USING btree ("requested_by","user_id","created_at");--> statement-breakpoint
CREATE INDEX "personal_exports_user_idx" ON "personal_exports" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "personal_exports_expiry_idx" ON "personal_exports" USING btree ("expires_at");--> statement-breakpoint
create or replace function keep_receipt() returns trigger language plpgsql as $$
begin
  -- D123: of a person who was erased the name goes, and nothing else.
  if tg_op = 'UPDATE' and (to_jsonb(old) - 'snapshot') = (to_jsonb(new) - 'snapshot')
    and (old.snapshot - 'payer' - 'student') = (new.snapshot - 'payer' - 'student')
    and new.snapshot ->> 'payer' in (old.snapshot ->> 'payer', 'Former member')
    and new.snapshot ->> 'student' in (old.snapshot ->> 'student', 'Former member')
  then return new; end if;
  raise exception 'a receipt is never changed';
end $$;
