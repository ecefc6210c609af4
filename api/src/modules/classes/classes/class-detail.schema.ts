import * as v from 'valibot';
import { responseOf } from '#base/fields/fields.ts';
import { instant } from '#base/http/fields.ts';
import { logEntry } from './attendance/attendance.schema.ts';
import { person } from './class.fields.ts';
import { classRow, makeUp } from './class-row.schema.ts';
import { attendances, classActions, classStatuses } from './class-status.ts';
import { reportDraftFields } from './report-draft.fields.ts';

const historyLine = v.object({
  action: v.picklist(classActions),
  from: v.nullable(v.picklist(classStatuses)),
  to: v.nullable(v.picklist(classStatuses)),
  /** Null: the clock, or a person from before the history began. */
  by: v.nullable(person),
  /** The code of a cancellation, or the text of a reopening. */
  reason: v.nullable(v.string()),
  note: v.nullable(v.string()),
  at: instant,
});

/** The effect of a report with this attendance. */
const outcome = v.object({
  allowed: v.boolean(),
  /** When it is allowed, if that depends on the time (D25). */
  from: v.nullable(instant),
  remaining_after: v.number(),
  teacher_paid: v.boolean(),
});

const detailReport = v.object({
  id: v.string(),
  text: v.string(),
  author: person,
  created_at: instant,
  edited_at: v.nullable(instant),
});

export const reportDraft = responseOf(reportDraftFields);

/**
 * A meeting that a provider makes. `unauthorized`: the teacher must authorize the academy first; `failed`: it could not
 * be made, and the link can be typed.
 */
const meeting = v.object({ state: v.picklist(['pending', 'ready', 'unauthorized', 'failed']) });

/** The fields that the reports module above adds to a class. */
const reportParts = { report: v.nullable(detailReport), draft: v.nullable(reportDraft) };

export const classDetail = v.object({
  data: v.object({
    ...classRow.entries,
    /** Null if there is none, or if the link was typed. */
    meeting: v.nullable(meeting),
    /** Null for viewers who may not see the number (D9). */
    remaining_classes: v.nullable(v.number()),
    /** The make-ups that can be used (D103), for viewers who see the remaining classes. */
    makeups: v.nullable(v.array(makeUp)),
    /** Oldest first. */
    history: v.array(historyLine),
    /** Student and relatives see only the teacher's entries (D23). */
    log: v.array(logEntry),
    /** Since when the teacher waits for the student and the family is notified (D144); null for student and relatives. */
    student_missing_from: v.nullable(instant),
    /** Only with `may.report`. */
    outcomes: v.nullable(v.object({ ...objectOf(attendances, outcome) })),
    ...reportParts,
  }),
});
export type WireClassDetail = v.InferInput<typeof classDetail>['data'];

function objectOf<const Keys extends readonly string[], Schema>(keys: Keys, schema: Schema) {
  return Object.fromEntries(keys.map((key) => [key, schema])) as Record<Keys[number], Schema>;
}
