-- A day of the academy (D30).
create function academy_day_of(moment timestamptz) returns date language sql stable as $$
  select (moment at time zone coalesce((select value #>> '{}' from academy_setting_values where key = 'academy_zone'
    order by since desc limit 1), 'Asia/Amman'))::date
$$;
--> statement-breakpoint
-- What a process changes in a profile becomes the first enrolment (D125), also where it is of the release before.
create function keep_first_enrolment() returns trigger language plpgsql as $$
begin
  update enrolments e set teacher_id = new.teacher_id, agreed_minutes = new.agreed_session_duration,
      teacher_since = case when e.teacher_id is distinct from new.teacher_id
        then greatest(e.since, academy_day_of(now())) else e.teacher_since end
    where e.student_id = new.user_id and e.is_first and e.state <> 'ended'
      and (e.teacher_id, e.agreed_minutes) is distinct from (new.teacher_id, new.agreed_session_duration);
  if new.teacher_id is not null then
    update enrolments set is_first = false where student_id = new.user_id and is_first and state = 'ended';
  end if;
  if new.teacher_id is not null or new.remaining <> 0 then
    insert into enrolments (student_id, subject, teacher_id, teacher_since, since, agreed_minutes, is_first)
      select new.user_id, 'memorisation', new.teacher_id, d.since, d.since, new.agreed_session_duration, true
      from (select coalesce(new.registration_date, academy_day_of(new.created_at)) as since
        where not exists (select from enrolments where student_id = new.user_id and is_first)) d
      on conflict do nothing;
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger student_profiles_enrolled after insert on student_profiles for each row execute function keep_first_enrolment();
--> statement-breakpoint
create trigger student_profiles_taught after update of teacher_id, agreed_session_duration, remaining on student_profiles for each row
  when ((old.teacher_id, old.agreed_session_duration) is distinct from (new.teacher_id, new.agreed_session_duration)
    or (old.remaining = 0 and new.remaining <> 0))
  execute function keep_first_enrolment();
