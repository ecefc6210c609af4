-- Codes are one in any case: of two that differ in case alone the later one gets its owner's number.
update student_profiles later set code = later.code || '-' || later.user_id where exists (
  select from student_profiles first where lower(first.code) = lower(later.code) and first.user_id < later.user_id);
--> statement-breakpoint
update teacher_profiles later set code = later.code || '-' || later.user_id where exists (
  select from teacher_profiles first where lower(first.code) = lower(later.code) and first.user_id < later.user_id);
--> statement-breakpoint
ALTER TABLE "student_profiles" DROP CONSTRAINT "student_profiles_code_key";--> statement-breakpoint
ALTER TABLE "teacher_profiles" DROP CONSTRAINT "teacher_profiles_code_key";--> statement-breakpoint
CREATE UNIQUE INDEX "student_profiles_code_key" ON "student_profiles" USING btree (lower("code"));--> statement-breakpoint
CREATE UNIQUE INDEX "teacher_profiles_code_key" ON "teacher_profiles" USING btree (lower("code"));
--> statement-breakpoint
-- Folds Arabic presentation forms too (NFKC), as they come from PDFs, and the Persian keyboard's yeh and kaf.
create or replace function search_text(value text) returns text language sql immutable strict parallel safe as $$
  select translate(lower(normalize(value, nfkc)), U&'\0623\0625\0622\0671\0629\0649\06cc\06a9\064b\064c\064d\064e\064f\0650\0651\0652\0653\0654\0655\0670\0640', U&'\0627\0627\0627\0627\0647\064a\064a\0643')
$$;
--> statement-breakpoint
REINDEX INDEX "users_name_idx";--> statement-breakpoint
REINDEX INDEX "users_role_name_idx";
