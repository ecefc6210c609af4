import { instantOf } from '#base/database/instant.ts';
import { accounts, userRef } from '#modules/accounts/identity/users-sql.ts';
import { existingClasses } from '#modules/classes/classes/existing-classes.ts';

/** SQL: the trial class of a lead `l`. */
export const trialJson = `(select json_build_object('id', c.id::text, 'startsAt', ${instantOf('c.starts_at')},
    'duration', c.duration_minutes, 'status', c.status, 'teacher', ${userRef('c.teacher_id')})
  from ${existingClasses} c where c.id = l.class_id)`;

/** SQL: the events of a lead `l`. */
export const historyJson = `coalesce((select json_agg(json_build_object('id', e.id::text, 'kind', e.kind, 'at', ${instantOf('e.created_at')},
    'by', ${userRef('e.actor_id')}, 'from', e.from_status, 'to', e.to_status, 'owner', ${userRef('e.owner_id')},
    'note', e.note) order by e.id) from lead_events e where e.lead_id = l.id), '[]'::json)`;

/** SQL: whether the parent of a lead `l` is related only when the invitation is accepted. */
export const parentInvited = `(l.parent_id is null and l.student_id is not null
    and fold_text(l.name) <> fold_text(l.learner_name) and exists (select from ${accounts} u
      where lower(u.email) = lower(l.email) and u.deleted_at is null and u.id <> l.student_id))`;
