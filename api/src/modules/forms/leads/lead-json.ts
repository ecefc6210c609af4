import { instantOf } from '#base/database/instant.ts';
import { accounts, userRef } from '#modules/accounts/identity/users-sql.ts';
import { existingClasses } from '#modules/classes/classes/existing-classes.ts';
import { answerByOf } from '#modules/platform/academy/answer-by.ts';

const trial = `(select json_build_object('id', c.id::text, 'startsAt', ${instantOf('c.starts_at')},
    'duration', c.duration_minutes, 'status', c.status, 'teacher', ${userRef('c.teacher_id')})
  from ${existingClasses} c where c.id = l.class_id)`;

/** SQL: the columns of a lead `l` in lists. */
export const rowColumns = `l.id::text as id, l.status, json_build_object('name', l.learner_name, 'age', l.learner_age) as learner,
  l.name, l.subject, l.level, l.timezone, l.source, ${userRef('l.owner_id')} as owner,
  ${instantOf('l.created_at')} as "createdAt", ${instantOf(answerByOf('l.created_at'))} as "answerBy", ${trial} as trial`;

const history = `coalesce((select json_agg(json_build_object('id', e.id::text, 'kind', e.kind, 'at', ${instantOf('e.created_at')},
    'by', ${userRef('e.actor_id')}, 'from', e.from_status, 'to', e.to_status, 'owner', ${userRef('e.owner_id')},
    'note', e.note) order by e.id) from lead_events e where e.lead_id = l.id), '[]'::json)`;

/** Whether the parent is related only when the invitation is accepted. */
const parentInvited = `(l.parent_id is null and l.student_id is not null
    and fold_text(l.name) <> fold_text(l.learner_name) and exists (select from ${accounts} u
      where lower(u.email) = lower(l.email) and u.deleted_at is null and u.id <> l.student_id))`;

/** SQL: all columns of a lead `l`. */
export const detailColumns = `${rowColumns}, l.email, l.phone, l.teacher_gender as "teacherGender", l.language, l.times,
  array(select ${instantOf('t')} from unnest(l.chosen_times) t order by t) as "chosenTimes", l.lost_reason as "lostReason",
  ${instantOf('l.withdrawn_at')} as "withdrawnAt", ${userRef('l.account_id')} as account,
  ${userRef('l.student_id')} as student, ${userRef('l.parent_id')} as parent,
  ${parentInvited} as "parentInvited", ${history} as history`;
