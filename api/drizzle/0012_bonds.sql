-- Two views that `people` reads and modules above it provide (ADR 27): who teaches whom by a class (D7, `classes`), and the
-- relations by which a relative sees a student who still is one (D8, `relatives`). Both are inlined by the planner.
create view taught_in_classes as
  select student_id, teacher_id from classes
  where deleted_at is null and status <> 'cancelled' and starts_at > now() - interval '60 days';
--> statement-breakpoint
create view effective_relations as
  select e.id, e.user_id, e.related_user_id, e.relationship_type from relations e join users student on student.id = e.user_id
  where student.deleted_at is null and 'student' = any (array(
    select r.name from roles r where r.id = student.role_id
    union select r.name from user_roles x join roles r on r.id = x.role_id where x.user_id = student.id));
