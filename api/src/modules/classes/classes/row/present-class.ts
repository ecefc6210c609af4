import type { Ctx } from '#base/http/ctx.ts';
import type { MayWithClass, WireClass } from '../class-row.schema.ts';
import { type ClassMoment, decide } from '../status/decide.ts';
import { joinWindow } from '../status/join-window.ts';
import { canAsk, canPropose } from '../status/request-window.ts';
import type { ClassVerb } from '../status/transitions.ts';
import { type ClassViewer, partiesOf, permissionOf } from '../status/viewer-scopes.ts';
import type { ClassFacts } from './class-json.ts';

/** The current time, and the settings. */
export type ClassClock = Pick<Ctx, 'now'> & { deps: Pick<Ctx['deps'], 'academySettings'> };

export function momentOf(facts: ClassFacts, { now, deps }: ClassClock): ClassMoment {
  const span = { startsAt: new Date(facts.starts_at), endsAt: new Date(facts.ends_at) };
  const join = joinWindow(deps.academySettings, span);
  return { status: facts.status, ...span, join, now, monthOpen: !facts.month_closed };
}

/** D154: whether the report is not released yet for this viewer, who is of the family and not of the staff. */
function isReportHidden(viewer: ClassViewer, facts: ClassFacts, now: Date): boolean {
  const { report_hidden_until: until, is_student, is_relative, is_shared } = facts;
  if (until === null || Date.parse(until) <= now.getTime() || !(is_student || is_relative || is_shared)) return false;
  return !partiesOf(viewer, 'classes.report.read', facts).some((party) => party !== 'student');
}

/** D9, D125: viewers with the permission for the class, and relatives, can read its report. */
const isReportInScope = (viewer: ClassViewer, facts: ClassFacts): boolean =>
  facts.report !== null &&
  (facts.is_relative ||
    (facts.is_shared && viewer.scopes['classes.report.read'] !== 'nobody') ||
    partiesOf(viewer, 'classes.report.read', facts).length > 0);

/** D100: uncles and aunts do not see a family's requests. */
const canViewRequest = (viewer: ClassViewer, facts: ClassFacts): boolean =>
  facts.may_ask || partiesOf(viewer, 'classes.my_classes.read', facts).length > 0;

interface Reading {
  viewReport: boolean;
}

interface Asking {
  request: boolean;
  requestMove: boolean;
}

function mayAsk(facts: ClassFacts, { now, deps }: ClassClock): Asking {
  const request = facts.may_ask && canAsk(deps.academySettings, facts, now);
  return { request, requestMove: request && canPropose(deps.academySettings) };
}

function mayWith(viewer: ClassViewer, facts: ClassFacts, moment: ClassMoment, more: Asking & Reading): MayWithClass {
  const may = (verb: ClassVerb) => decide(verb, partiesOf(viewer, permissionOf[verb], facts), moment) === 'allowed';
  const edit = may('edit');
  return {
    edit,
    editTime: edit && facts.status === 'scheduled',
    move: may('move'),
    cancel: may('cancel'),
    report: may('report'),
    reopen: may('reopen'),
    delete: may('delete'),
    join: may('join'),
    viewAttendance: true,
    ...more,
  };
}

/** A class with the viewer's actions; the response's schema removes the fields that were only for decisions. */
export function presentClass(viewer: ClassViewer, facts: ClassFacts, clock: ClassClock): WireClass {
  const moment = momentOf(facts, clock);
  const isHidden = isReportHidden(viewer, facts, clock.now);
  const isInScope = isReportInScope(viewer, facts);
  const viewReport = isInScope && !isHidden;
  const may = mayWith(viewer, facts, moment, { ...mayAsk(facts, clock), viewReport });
  const isOpen = facts.status === 'scheduled' || facts.status === 'needs_report_to_end';
  const { opensAt, closesAt } = moment.join;
  return {
    ...facts,
    ...(isHidden ? { accomplished: '', notes: null } : {}),
    join: { opens_at: opensAt.toISOString(), closes_at: closesAt.toISOString() },
    report_id: may.viewReport ? facts.report : null,
    report_expected_at: isHidden && isInScope ? facts.report_hidden_until : null,
    request: canViewRequest(viewer, facts) ? facts.open_request : null,
    is_trial: isOpen && facts.attendance === 'trial',
    may,
  };
}
