import * as v from 'valibot';
import { instantOf } from '#base/database/instant.ts';
import { defineFields } from '#base/fields/fields.ts';
import { instant } from '#base/http/fields.ts';
import { userRef } from '#modules/accounts/identity/users-sql.ts';
import { person } from '#modules/classes/classes/class.fields.ts';
import { reportDetailFields, reportRowFields } from '#modules/study/reports/report.fields.ts';
import { reviewReasons, reviewStatuses } from './reviews.table.ts';

const moment = v.nullable(instant);
const { class: held, student, teacher, created_at, hidden_until } = reportRowFields;
const { report, accomplished, notes, author, edited_at } = reportDetailFields;

/** A report to be read, each field listed once: of rows `report_reviews v`, with its report `r` and class `c`. */
export const reviewFields = defineFields({
  reportId: { response: v.string(), json: 'r.id::text' },
  status: { response: v.picklist(reviewStatuses), json: `coalesce(v.status, 'waiting')` },
  reasons: { response: v.array(v.picklist(reviewReasons)), json: `coalesce(to_json(v.reasons), '[]')` },
  note: { response: v.nullable(v.string()), json: 'v.note' },
  by: {
    response: v.nullable(person),
    json: `case when v.decided_by is not null then ${userRef('v.decided_by')} end`,
  },
  at: { response: moment, json: instantOf('v.decided_at') },
  mendedAt: { response: moment, json: instantOf('v.mended_at') },
  releasedAt: { response: moment, json: instantOf('v.released_at') },
  hiddenUntil: hidden_until,
  class: held,
  student,
  teacher,
  author,
  createdAt: created_at,
  editedAt: edited_at,
  report,
  accomplished,
  notes,
});
