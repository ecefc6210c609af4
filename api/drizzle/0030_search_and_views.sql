-- Every three letters in a row of a folded text, for GIN: a part of a name is found by an index in every script and locale (ADR 42).
create function search_grams(value text) returns text[] language sql immutable strict parallel safe as $$
  select coalesce(array_agg(distinct substr(value, place, 3)), '{}') from generate_series(1, length(value) - 2) place
$$;
--> statement-breakpoint
CREATE TABLE "list_views" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "list_views_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "search" text GENERATED ALWAYS AS (search_text(name) || E'\n' || search_text(email) || E'\n' || coalesce(phone, '')) STORED;--> statement-breakpoint
ALTER TABLE "list_views" ADD CONSTRAINT "list_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "list_views_user_idx" ON "list_views" USING btree ("user_id","list","id");--> statement-breakpoint
CREATE UNIQUE INDEX "list_views_name_key" ON "list_views" USING btree ("user_id","list",search_text("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "list_views_default_key" ON "list_views" USING btree ("user_id","list") WHERE "list_views"."is_default";--> statement-breakpoint
CREATE INDEX "users_search_idx" ON "users" USING gin (search_grams("search")) WHERE "users"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "student_profiles_code_search_idx" ON "student_profiles" USING gin (search_grams(search_text("code")));--> statement-breakpoint
CREATE INDEX "teacher_profiles_code_search_idx" ON "teacher_profiles" USING gin (search_grams(search_text("code")));