-- A text as lists compare and order it (D67): without regard to case, to the variants of Arabic letters, and to their marks.
create function search_text(value text) returns text language sql immutable strict parallel safe as $$
  select translate(lower(value), U&'\0623\0625\0622\0671\0629\0649\064b\064c\064d\064e\064f\0650\0651\0652\0653\0654\0655\0670\0640', U&'\0627\0627\0627\0627\0647\064a')
$$;
--> statement-breakpoint
CREATE TABLE "user_counts" (
	"role_id" bigint PRIMARY KEY NOT NULL,
	"total" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "teacher_salaries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "teacher_salaries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"teacher_id" bigint NOT NULL,
	"price_minor" bigint NOT NULL,
	"effective_from" date NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "teacher_salaries_date_key" UNIQUE("teacher_id","effective_from")
);
--> statement-breakpoint
CREATE TABLE "class_ledger" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "class_ledger_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"student_id" bigint NOT NULL,
	"delta" integer NOT NULL,
	"reason" text NOT NULL,
	"ref" text,
	"actor_id" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "student_profiles" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "student_profiles" ADD COLUMN "teacher_code" text;--> statement-breakpoint
ALTER TABLE "student_profiles" ADD COLUMN "last_status" text;--> statement-breakpoint
ALTER TABLE "student_profiles" ADD COLUMN "last_status_date" date;--> statement-breakpoint
ALTER TABLE "student_profiles" ADD COLUMN "trial_session" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "student_profiles" ADD COLUMN "total_sessions" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "student_profiles" ADD COLUMN "last_session_date" date;--> statement-breakpoint
ALTER TABLE "student_profiles" ADD COLUMN "paid_sessions_balance" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "student_profiles" ADD COLUMN "previous_teacher_id" bigint;--> statement-breakpoint
ALTER TABLE "student_profiles" ADD COLUMN "previous_leader_id" bigint;--> statement-breakpoint
ALTER TABLE "student_profiles" ADD COLUMN "wallet" text;--> statement-breakpoint
ALTER TABLE "student_profiles" ADD COLUMN "wallet_num" text;--> statement-breakpoint
ALTER TABLE "teacher_profiles" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "teacher_profiles" ADD COLUMN "last_status" text;--> statement-breakpoint
ALTER TABLE "teacher_profiles" ADD COLUMN "last_status_date" date;--> statement-breakpoint
ALTER TABLE "teacher_profiles" ADD COLUMN "wallet" text;--> statement-breakpoint
ALTER TABLE "teacher_profiles" ADD COLUMN "wallet_num" text;--> statement-breakpoint
ALTER TABLE "user_counts" ADD CONSTRAINT "user_counts_role_id_roles_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."roles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teacher_salaries" ADD CONSTRAINT "teacher_salaries_teacher_id_users_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_ledger" ADD CONSTRAINT "class_ledger_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "class_ledger_student_idx" ON "class_ledger" USING btree ("student_id","id","delta");--> statement-breakpoint
ALTER TABLE "student_profiles" ADD CONSTRAINT "student_profiles_previous_teacher_id_users_id_fk" FOREIGN KEY ("previous_teacher_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_profiles" ADD CONSTRAINT "student_profiles_previous_leader_id_users_id_fk" FOREIGN KEY ("previous_leader_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "users_newest_idx" ON "users" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "users"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "users_role_newest_idx" ON "users" USING btree ("role_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "users"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "users_name_idx" ON "users" USING btree (search_text("name"),"id") WHERE "users"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "users_role_name_idx" ON "users" USING btree ("role_id",search_text("name"),"id") WHERE "users"."deleted_at" is null;--> statement-breakpoint
ALTER TABLE "student_profiles" ADD CONSTRAINT "student_profiles_phone_key" UNIQUE("phone");--> statement-breakpoint
ALTER TABLE "teacher_profiles" ADD CONSTRAINT "teacher_profiles_phone_key" UNIQUE("phone");--> statement-breakpoint
-- How many users hold a role is kept, not counted, for lists without a filter (statement level).
insert into user_counts (role_id, total) select role_id, count(*) from users where deleted_at is null group by role_id;
--> statement-breakpoint
create function keep_user_counts(role bigint, change bigint) returns void language sql as $$
  insert into user_counts as kept (role_id, total) values (role, change)
  on conflict (role_id) do update set total = kept.total + excluded.total;
$$;
--> statement-breakpoint
create function count_added_users() returns trigger language plpgsql as $$
begin
  perform keep_user_counts(role_id, count(*)) from added where deleted_at is null group by role_id order by role_id;
  return null;
end $$;
--> statement-breakpoint
create function count_removed_users() returns trigger language plpgsql as $$
begin
  perform keep_user_counts(role_id, -count(*)) from removed where deleted_at is null group by role_id order by role_id;
  return null;
end $$;
--> statement-breakpoint
create function count_moved_users() returns trigger language plpgsql as $$
begin
  perform keep_user_counts(role_id, sum(change)::bigint) from (
    select role_id, 1 as change from added where deleted_at is null
    union all select role_id, -1 from removed where deleted_at is null
  ) changes group by role_id having sum(change) <> 0 order by role_id;
  return null;
end $$;
--> statement-breakpoint
create trigger users_added after insert on users referencing new table as added for each statement execute function count_added_users();
--> statement-breakpoint
create trigger users_removed after delete on users referencing old table as removed for each statement execute function count_removed_users();
--> statement-breakpoint
create trigger users_moved after update on users referencing old table as removed new table as added for each statement execute function count_moved_users();
