import * as v from 'valibot';
import { instantOf } from '#base/database/instant.ts';
import { defineFields } from '#base/fields/fields.ts';
import { instant, requiredText } from '#base/http/fields.ts';
import { optionalText } from '#base/http/form-fields.ts';
import { userClock, userRef } from '#modules/accounts/identity/users-sql.ts';
import { clockPerson, person } from '#modules/classes/classes/class.fields.ts';

const MAX_WORDS = 4000;

export const visitStatuses = ['planned', 'draft', 'released'] as const;

const moment = v.nullable(instant);
const personal = { gives: true } as const;
const title = v.object({ en: v.string(), ar: v.string() });
const score = v.object({
  lineId: v.string(),
  title,
  /** From 1 to 4; null: not observed in this class, or not recorded yet. */
  score: v.nullable(v.number()),
  note: v.nullable(v.string()),
});

/** Of a line of the rubric or of a visit, as `l`. */
const titleJson = `json_build_object('en', l.title_en, 'ar', l.title_ar)`;
/** A recorded visit has its own lines, any other one those of the rubric. */
const scoresJson = `case when v.recorded_at is null
  then (select coalesce(json_agg(json_build_object('lineId', l.id::text, 'title', ${titleJson}, 'score', null, 'note', null)
    order by l.position, l.id), '[]') from visit_rubric_lines l)
  else (select coalesce(json_agg(json_build_object('lineId', l.line_id::text, 'title', ${titleJson}, 'score', l.score, 'note', l.note)
    order by l.position, l.line_id), '[]') from visit_scores l where l.visit_id = v.id) end`;

/** SQL: whether a planned visit cannot take place: its class is gone, cancelled, or given by somebody else. */
export const isOff = `(v.recorded_at is null and (e.id is null or e.status = 'cancelled' or e.teacher_id <> v.teacher_id))`;

/** SQL: one of `visitStatuses`. */
export const statusOf = `case when v.released_at is not null then 'released'
  when v.recorded_at is not null then 'draft' else 'planned' end`;

/** SQL: the fields of a visit: rows `visits v`, with the class `c`, and `e` if the class exists. */
export const visitFields = defineFields({
  id: { response: v.string(), json: 'v.id::text' },
  status: { response: v.picklist(visitStatuses), json: statusOf },
  class: {
    response: v.object({ id: v.string(), title: v.string(), startsAt: instant, endsAt: instant }),
    json: `json_build_object('id', c.id::text, 'title', c.title, 'startsAt', ${instantOf('c.starts_at')},
      'endsAt', ${instantOf('c.ends_at')})`,
  },
  /** Of a planned visit: its class was cancelled or deleted, or somebody else gives it. */
  isOff: { response: v.boolean(), json: isOff },
  student: { response: clockPerson, json: userClock('c.student_id') },
  teacher: { response: clockPerson, json: userClock('v.teacher_id') },
  visitor: { response: person, json: userRef('v.visitor_id') },
  scores: { response: v.array(score), json: scoresJson },
  advice: {
    name: { en: 'Advice', ar: 'النصيحة' },
    body: optionalText(MAX_WORDS),
    column: 'advice',
    response: v.nullable(v.string()),
    json: 'v.advice',
    personal: { gives: true, erases: 'null' },
  },
  answer: {
    name: { en: 'Reply', ar: 'الرد' },
    body: v.optional(requiredText(MAX_WORDS)),
    column: 'answer',
    response: v.nullable(v.string()),
    json: 'v.answer',
    personal: { gives: true, erases: 'null' },
  },
  recordedAt: { column: 'recordedAt', response: moment, json: instantOf('v.recorded_at'), personal },
  releasedAt: { column: 'releasedAt', response: moment, json: instantOf('v.released_at'), personal },
  answeredAt: { column: 'answeredAt', response: moment, json: instantOf('v.answered_at'), personal },
  createdAt: { response: instant, json: instantOf('v.created_at') },
});
