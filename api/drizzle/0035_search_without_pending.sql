-- No rebuild: what waits is written into the index once, and from now on each write does it itself.
ALTER INDEX "users_search_idx" SET (fastupdate=false);--> statement-breakpoint
ALTER INDEX "student_profiles_code_search_idx" SET (fastupdate=false);--> statement-breakpoint
ALTER INDEX "teacher_profiles_code_search_idx" SET (fastupdate=false);--> statement-breakpoint
SELECT gin_clean_pending_list('users_search_idx'), gin_clean_pending_list('student_profiles_code_search_idx'), gin_clean_pending_list('teacher_profiles_code_search_idx');
