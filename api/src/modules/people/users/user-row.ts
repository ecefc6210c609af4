import { instantOf } from '#base/database/instant.ts';
import { existingUsers, userName } from '#modules/identity/users-sql.ts';
import { bondsOf, effectiveRelations } from '#modules/people/scope/relationships.ts';
import { heldRoles, joinRole } from '#modules/roles/held-roles.ts';

/** SQL: what remains of a student's classes (D27). */
export const remainingOf = (id: string): string =>
  `(select coalesce(sum(delta), 0)::int from class_ledger where student_id = ${id})`;

const studentJson = `case when s.user_id is not null or r.name = 'student' then json_build_object(
  'code', s.code, 'phone', s.phone, 'notes', s.notes, 'registration_date', s.registration_date,
  'last_status', coalesce(s.last_status, 'active'), 'last_status_date', s.last_status_date,
  'wallet', s.wallet, 'wallet_num', s.wallet_num, 'remainingClasses', ${remainingOf('u.id')}, 'age', s.age,
  'section', s.section, 'teacher_id', s.teacher_id::text, 'teacher_name', ${userName('s.teacher_id')},
  'teacher_code', s.teacher_code, 'leader_id', s.leader_id::text, 'leader_name', ${userName('s.leader_id')},
  'trial_session', coalesce(s.trial_session, false), 'total_sessions', coalesce(s.total_sessions, 0),
  'last_session_date', s.last_session_date, 'agreed_session_duration', coalesce(s.agreed_session_duration, 30),
  'paid_sessions_balance', coalesce(s.paid_sessions_balance, 0),
  'previous_teacher', s.previous_teacher_id::text, 'previous_leader', s.previous_leader_id::text) end`;

const teacherJson = `case when t.user_id is not null then json_build_object(
  'code', t.code, 'phone', t.phone, 'notes', t.notes, 'leader', t.leader_id::text,
  'leader_name', ${userName('t.leader_id')}, 'registration_date', t.registration_date,
  'last_status', coalesce(t.last_status, 'active'), 'last_status_date', t.last_status_date,
  'wallet', t.wallet, 'wallet_num', t.wallet_num,
  'students', (select count(*) from student_profiles x join ${existingUsers} y on y.id = x.user_id
    where x.teacher_id = t.user_id)) end`;

/** SQL: a user with everything about them, for a presenter to take from; of the rows `userRows`. */
export const userJson = `json_build_object(
  'id', u.id::text, 'name', u.name, 'email', u.email, 'phone', u.phone, 'role', r.name, 'roles', ${heldRoles('u')},
  'created_at', ${instantOf('u.created_at')}, 'active', u.active, 'image', '/api/files/' || u.image,
  'timezone', u.timezone, 'student', ${studentJson}, 'teacher', ${teacherJson})`;

const profileOf = (table: string, alias: string) =>
  `left join lateral (select * from ${table} where user_id = u.id limit 1) ${alias} on true`;

/**
 * SQL: users `u` with their primary role and both profiles, each looked up by its key: a page asks for few of many.
 * @param users a subquery of `accounts`.
 */
export const userRows = (users: string): string => `${users} u ${joinRole('u', 'r')}
  ${profileOf('student_profiles', 's')} ${profileOf('teacher_profiles', 't')}`;

/** SQL: rows of `other_id, bonds`: what a viewer is to each of those bound to them (D7). @param viewer a placeholder of bigint. */
export const bondsByPerson = (viewer: string): string => `(select other_id,
  json_agg(json_build_object('ownRole', own_role, 'otherRole', other_role)) as bonds
  from ${bondsOf(viewer)} b group by other_id)`;

/** SQL: what policies ask of a row of `userRows` joined with `bondsByPerson` as `b`. */
export const viewedJson = (viewer: string): string => `json_build_object('bonds', coalesce(b.bonds, '[]'::json),
  'relations', array(select relationship_type from ${effectiveRelations} e
    where e.user_id = u.id and e.related_user_id = ${viewer}))`;
