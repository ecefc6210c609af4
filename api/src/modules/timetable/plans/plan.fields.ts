import * as v from 'valibot';
import { instantOf } from '#base/database/instant.ts';
import { defineFields } from '#base/fields/fields.ts';
import { instant } from '#base/http/fields.ts';
import { day } from '#base/http/form-fields.ts';
import { userClock, userRef } from '#modules/accounts/identity/users-sql.ts';
import { clockPerson, person } from '#modules/classes/classes/class.fields.ts';
import { familyOf } from '#modules/people/people/scope/families.ts';
import { formerWithoutWords } from '#modules/timetable/timetable/former-words.ts';
import type { PlanForm } from './plan.ts';
import { planStates } from './plan-states.ts';

/**
 * What each plan has in responses, each field listed once: for whom, days, instants, state, job, families.
 * @param plan the alias of the plan's row. @param concerned SQL: which rows `d` concern a family.
 */
export function planFields({ rows, planId }: PlanForm, plan: string, concerned = 'true') {
  const counted = (condition: string) =>
    `(select count(*)::int from ${rows} d where d.${planId} = ${plan}.id and ${condition})`;
  // Rows still to do: waiting ones, or changed ones while the plan is undone.
  const isLeft = `d.state = case ${plan}.state when 'applying' then 'waiting' when 'undoing' then 'done' end`;
  return defineFields({
    id: { response: v.string(), json: `${plan}.id::text` },
    teacher: {
      name: { en: 'Teacher', ar: 'المعلم' },
      column: 'teacherId',
      response: v.nullable(clockPerson),
      json: userClock(`${plan}.teacher_id`),
    },
    /** The leader of the team. */
    leader: { column: 'leaderId', response: v.nullable(person), json: userRef(`${plan}.leader_id`) },
    /** Days; both ends are included. */
    from: {
      name: { en: 'First day', ar: 'أول يوم' },
      body: day,
      column: 'fromOn',
      response: v.string(),
      json: `${plan}.from_on`,
    },
    to: {
      name: { en: 'Last day', ar: 'آخر يوم' },
      body: day,
      column: 'toOn',
      response: v.string(),
      json: `${plan}.to_on`,
    },
    zone: { column: 'zone', response: v.string(), json: `${plan}.zone` },
    startsAt: { response: instant, json: instantOf(`${plan}.starts_at`) },
    endsAt: { response: instant, json: instantOf(`${plan}.ends_at`) },
    createdAt: { column: 'createdAt', response: instant, json: instantOf(`${plan}.created_at`) },
    state: { column: 'state', response: v.picklist(planStates), json: `${plan}.state` },
    /** The progress of the job that changes or restores the classes. */
    job: {
      response: v.object({ state: v.picklist(['running', 'finished']), total: v.number(), done: v.number() }),
      json: `json_build_object('state', case when ${plan}.state in ('applying', 'undoing') then 'running' else 'finished' end,
        'total', ${counted('true')}, 'done', ${counted('true')} - ${counted(isLeft)})`,
    },
    families: {
      response: v.number(),
      json: `(select count(distinct ${familyOf('d.student_id')})::int from ${rows} d where d.${planId} = ${plan}.id and ${concerned})`,
    },
  });
}

const personal = { gives: true } as const;

/** What a student is given of the classes of plans, each field listed once. */
export const planRowFields = defineFields({
  classId: { column: 'classId', personal },
  action: { column: 'action', personal },
  /** The new time. */
  toAt: { column: 'toAt', personal },
  state: { column: 'state', personal },
  former: { column: 'former', personal: { erases: formerWithoutWords.former } },
});
