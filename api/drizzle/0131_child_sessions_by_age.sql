-- A child's session ends when the profile no longer says that the student is under 16 (D141).
create function end_child_sessions_by_age() returns trigger language plpgsql as $$
begin
  delete from child_sessions where user_id = new.user_id;
  return null;
end $$;
--> statement-breakpoint
create trigger student_profiles_end_child_sessions after update of age on student_profiles
  for each row when (new.age is null or new.age >= 16) execute function end_child_sessions_by_age();
