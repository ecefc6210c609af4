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
  /** Null: the clock, or somebody of before the history began. */
  by: v.nullable(person),
  /** The code of a cancellation, or the words of a reopening. */
  reason: v.nullable(v.string()),
  note: v.nullable(v.string()),
  at: instant,
});

/** The effect of a report with this attendance. */
const outcome = v.object({
  allowed: v.boolean(),
  /** From when on it is allowed, where it is a question of time (D25). */
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
 * A meeting that a provider makes. `unauthorized`: the teacher has to authorize first; `failed`: it could not be made, the
 * link can be typed.
 */
const meeting = v.object({ state: v.picklist(['pending', 'ready', 'unauthorized', 'failed']) });

/** The fields that the reports module, which is above, adds to a class. */
const reportParts = { report: v.nullable(detailReport), draft: v.nullable(reportDraft) };

export const classDetail = v.object({
  data: v.object({
    ...classRow.entries,
    /** Null: there is none, or the link was typed. */
    meeting: v.nullable(meeting),
    /** Null for viewers who may not see the number (D9). */
    remaining_classes: v.nullable(v.number()),
    /** The make-ups that can be used (D103), for viewers who see the number. */
    makeups: v.nullable(v.array(makeUp)),
    /** Oldest first. */
    history: v.array(historyLine),
    /** Student and relatives see the teacher's entries alone (D23). */
    log: v.array(logEntry),
    /** Only with `may.report`. */
    outcomes: v.nullable(v.object({ ...objectOf(attendances, outcome) })),
    ...reportParts,
  }),
});
export type WireClassDetail = v.InferInput<typeof classDetail>['data'];

function objectOf<const Keys extends readonly string[], Schema>(keys: Keys, schema: Schema) {
  return Object.fromEntries(keys.map((key) => [key, schema])) as Record<Keys[number], Schema>;
}
