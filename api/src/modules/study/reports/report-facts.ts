import type { AcademySettings } from '#base/academy/academy-settings.ts';
import { selectOf } from '#base/fields/fields.ts';
import { classQuestions } from '#modules/classes/classes/class-questions.ts';
import { classSettings } from '#modules/classes/classes/classes.settings.ts';
import { relationsTo } from '#modules/classes/classes/row/visible-classes.ts';
import { decide } from '#modules/classes/classes/status/decide.ts';
import { joinWindow } from '#modules/classes/classes/status/join-window.ts';
import { type ClassViewer, partiesOf } from '#modules/classes/classes/status/viewer-scopes.ts';
import { reportRowFields } from './report.fields.ts';
import { reportQuestions } from './report-events.ts';
import type { WireReport, WireReportDetail } from './reports.schema.ts';

const HOUR_MS = 60 * 60_000;

/** A report as statements return it, with the facts for decisions. */
export interface ReportFacts extends Omit<WireReport, 'may'> {
  author_id: number;
  /** With which words it was returned to its author (D154), for staff only. */
  returned: WireReportDetail['returned'];
  month_closed: boolean;
  is_teacher: boolean;
  is_student: boolean;
  is_shared: boolean;
  is_relative: boolean;
  in_team: boolean;
}

/** SQL: columns of a row of `daily_reports r` with its class `c`, as `ReportFacts`. The statement needs `known`. */
export const reportColumns = (viewer: string): string => {
  const relations = Object.entries(relationsTo(viewer)).map(([name, condition]) => `${condition} as ${name}`);
  return `${selectOf(reportRowFields)},
  r.author_id, ${reportQuestions.returned.ask('r.id')} as returned,
  ${classQuestions.monthClosed.ask('c.teacher_id', 'c.starts_at')} as month_closed,
  ${relations.join(', ')}`;
};

/** Whether the viewer's work is about the report: its teacher, a leader or an admin. */
export const isStaffFor = (viewer: ClassViewer, facts: ReportFacts): boolean =>
  partiesOf(viewer, 'classes.report.create', facts).some((party) => party !== 'student');

/** The time of the release by itself, while it is to come (D154). */
export const shownHidden = ({ hidden_until: until }: Pick<WireReport, 'hidden_until'>, now: Date): string | null =>
  until !== null && Date.parse(until) > now.getTime() ? until : null;

/**
 * D21: a teacher can change their own text for some hours, leaders and admins while the month is open; an author while
 * it is returned (D154).
 */
export function mayWithReport(
  settings: AcademySettings,
  viewer: ClassViewer,
  facts: ReportFacts,
  now: Date,
): WireReport['may'] {
  const writing = partiesOf(viewer, 'classes.report.create', facts);
  const deleting = partiesOf(viewer, 'classes.report.delete', facts);
  const isStaff = writing.some((party) => party === 'leader' || party === 'admin');
  const span = { startsAt: new Date(facts.class.starts_at), endsAt: new Date(facts.class.ends_at) };
  const join = joinWindow(settings, span);
  const moment = { status: facts.class.status, ...span, join, now, monthOpen: !facts.month_closed };
  const isAuthor = facts.author_id === viewer.id && writing.some((party) => party !== 'student');
  const ownHours = settings.get(classSettings.report_edit_hours);
  const isFresh = now.getTime() < Date.parse(facts.created_at) + ownHours * HOUR_MS;
  return {
    edit:
      (isAuthor && (facts.returned !== null || (isFresh && writing.includes('teacher')))) ||
      decide('edit', writing, moment) === 'allowed',
    delete: moment.monthOpen && deleting.some((party) => party === 'leader' || party === 'admin'),
    note: isStaff,
  };
}
