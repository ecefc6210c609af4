import { instantOf } from '#base/database/instant.ts';
import { jsonPairsOf } from '#base/fields/fields.ts';
import { askedForBy } from '#modules/people/people/scope/asked-for.ts';
import { classFields } from '../class.fields.ts';
import { classQuestions } from '../class-questions.ts';
import type { WireClass } from '../class-row.schema.ts';
import { heldStatuses, valuesOf } from '../class-status.ts';
import { relationsTo } from './visible-classes.ts';

/** A class as statements return it: the fields of the response, and fields for decisions about them. */
export interface ClassFacts
  extends Omit<WireClass, 'may' | 'report_id' | 'report_expected_at' | 'is_trial' | 'join' | 'request'> {
  report: string | null;
  /** Until when the family does not read the report (D154). */
  report_hidden_until: string | null;
  month_closed: boolean;
  /** Whether the viewer may make requests for the student (D100). */
  may_ask: boolean;
  open_request: WireClass['request'];
  is_teacher: boolean;
  is_student: boolean;
  is_shared: boolean;
  is_relative: boolean;
  in_team: boolean;
}

/** D20, SQL: whether a class has ended; its report is then due, even if the stored status does not show it yet. */
export const isOver = (now: string): string => `c.ends_at <= ${now}`;

/** SQL: the viewer's relations to a row of `classes c`, as fields of a JSON object. */
export const relationFields = (viewer: string): string =>
  Object.entries(relationsTo(viewer))
    .map(([name, condition]) => `'${name}', ${condition}`)
    .join(', ');

/** SQL: a row of `classes c` as `ClassFacts`. The statement needs `known`. */
export const classJson = (viewer: string, now: string): string => {
  const isHeld = `c.status in (${valuesOf(heldStatuses)})`;
  return `json_build_object(${jsonPairsOf(classFields)},
  'status', case when c.status = 'scheduled' and ${isOver(now)} then 'needs_report_to_end' else c.status end,
  'report', case when ${isHeld} then (select r.id::text from reports_of_classes r where r.class_id = c.id) end,
  'report_hidden_until', case when ${isHeld} then (select ${instantOf('r.hidden_until')} from reports_of_classes r where r.class_id = c.id) end,
  'month_closed', ${isHeld} and ${classQuestions.monthClosed.ask('c.teacher_id', 'c.starts_at')},
  'may_ask', c.student_id = any (${askedForBy(viewer)}), 'open_request', ${classQuestions.openRequest.ask('c.id')}, ${relationFields(viewer)})`;
};
