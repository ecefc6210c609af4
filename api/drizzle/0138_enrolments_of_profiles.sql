-- Each student with a teacher or a balance has one enrolment (D125); whoever has changed since then has it by the trigger.
insert into enrolments (student_id, subject, teacher_id, teacher_since, since, agreed_minutes, is_first)
  select s.user_id, 'memorisation', s.teacher_id, d.since, d.since, s.agreed_session_duration, true
  from student_profiles s cross join lateral (select coalesce(s.registration_date, academy_day_of(s.created_at)) as since) d
  where s.teacher_id is not null or s.remaining <> 0
  on conflict do nothing;
