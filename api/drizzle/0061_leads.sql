CREATE TABLE "lead_counts" (
	"status" text PRIMARY KEY NOT NULL,
	"total" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lead_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lead_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"lead_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"actor_id" bigint,
	"from_status" text,
	"to_status" text,
	"owner_id" bigint,
	"note" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "leads" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "leads_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"status" text DEFAULT 'new' NOT NULL,
	"learner_name" text NOT NULL,
	"learner_age" smallint NOT NULL,
	"name" text NOT NULL,
	"email" text,
	"phone" text,
	"subject" text NOT NULL,
	"level" text,
	"teacher_gender" text,
	"language" text,
	"times" text,
	"chosen_times" timestamp with time zone[] NOT NULL,
	"timezone" text NOT NULL,
	"page_language" text,
	"source" text NOT NULL,
	"consent_at" timestamp with time zone NOT NULL,
	"owner_id" bigint,
	"lost_reason" text,
	"student_id" bigint,
	"parent_id" bigint,
	"class_id" bigint,
	"held_at" timestamp with time zone,
	"joined_at" timestamp with time zone,
	"digest" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "leads_status_check" CHECK (status in ('new', 'contacted', 'trial_set', 'held', 'joined', 'lost')),
	CONSTRAINT "leads_teacher_gender_check" CHECK (teacher_gender in ('woman', 'man')),
	CONSTRAINT "leads_contact_check" CHECK (email is not null or phone is not null)
);
--> statement-breakpoint
ALTER TABLE "lead_events" ADD CONSTRAINT "lead_events_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_events" ADD CONSTRAINT "lead_events_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_events" ADD CONSTRAINT "lead_events_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_parent_id_users_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lead_events_lead_idx" ON "lead_events" USING btree ("lead_id","id");--> statement-breakpoint
CREATE INDEX "leads_status_idx" ON "leads" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "leads_statistics_idx" ON "leads" USING btree ("created_at","source","held_at","joined_at");--> statement-breakpoint
CREATE INDEX "leads_waiting_idx" ON "leads" USING btree ("created_at") WHERE owner_id is null and status in ('new', 'contacted');--> statement-breakpoint
CREATE INDEX "leads_class_idx" ON "leads" USING btree ("class_id");--> statement-breakpoint
CREATE INDEX "leads_student_idx" ON "leads" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "leads_parent_idx" ON "leads" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "leads_owner_idx" ON "leads" USING btree ("owner_id");--> statement-breakpoint
-- How many leads there are of each status is kept, not counted (statement level).
create function keep_lead_counts(new_status text, change bigint) returns void language sql as $$
  insert into lead_counts as kept (status, total) values (new_status, change)
  on conflict (status) do update set total = kept.total + excluded.total;
$$;
--> statement-breakpoint
create function count_added_leads() returns trigger language plpgsql as $$
begin
  perform keep_lead_counts(status, count(*)) from added group by status order by status;
  return null;
end $$;
--> statement-breakpoint
create function count_removed_leads() returns trigger language plpgsql as $$
begin
  perform keep_lead_counts(status, -count(*)) from removed group by status order by status;
  return null;
end $$;
--> statement-breakpoint
create function count_moved_leads() returns trigger language plpgsql as $$
begin
  perform keep_lead_counts(status, sum(change)::bigint) from (
    select status, 1 as change from added union all select status, -1 from removed
  ) changes group by status having sum(change) <> 0 order by status;
  return null;
end $$;
--> statement-breakpoint
create trigger leads_added after insert on leads referencing new table as added for each statement execute function count_added_leads();
--> statement-breakpoint
create trigger leads_removed after delete on leads referencing old table as removed for each statement execute function count_removed_leads();
--> statement-breakpoint
create trigger leads_moved after update on leads referencing old table as removed new table as added for each statement execute function count_moved_leads();
