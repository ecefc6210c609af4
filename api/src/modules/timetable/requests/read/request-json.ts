import { jsonPairsOf } from '#base/fields/fields.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { existingClasses } from '#modules/classes/classes/existing-classes.ts';
import { relationFields } from '#modules/classes/classes/row/class-json.ts';
import { type ClassViewer, partiesOf } from '#modules/classes/classes/status/viewer-scopes.ts';
import { excuseLimit, usedExcuses } from '../excuses.ts';
import { requestFields } from '../request.fields.ts';
import type { WireRequest } from '../requests.schema.ts';

/** A request as statements return it: the fields of the response, and the facts for decisions. */
export interface RequestFacts extends Omit<WireRequest, 'may' | 'excuses'> {
  used: number;
  month: string;
  is_teacher: boolean;
  is_student: boolean;
  is_relative: boolean;
  in_team: boolean;
}

/** SQL: requests `r` with their classes `c`; requests about deleted classes are left out. */
export const requestRows = `class_requests r join ${existingClasses} c on c.id = r.class_id`;

/** SQL: whether a request waits for an answer at `now`. */
export const isOpen = (now: string): string =>
  `(r.status = 'open' and c.status = 'scheduled' and c.starts_at > ${now})`;

/** SQL: a row of `requestRows` as `RequestFacts`; the statement needs `known`. */
export const requestJson = (viewer: string, now: string): string => `json_build_object(${jsonPairsOf(requestFields)},
  'status', case when r.status = 'open' and not ${isOpen(now)} then 'lapsed' else r.status end,
  'used', ${usedExcuses('r.student_id', 'r.month')}, 'month', r.month, ${relationFields(viewer)})`;

/** A request with the viewer's actions (D100–D102). */
export function presentRequest(ctx: ViewerCtx, viewer: ClassViewer, facts: RequestFacts): WireRequest {
  const { used, month, ...request } = facts;
  const open = facts.status === 'open';
  const parties = partiesOf(viewer, 'classes.my_classes.update', facts).filter((party) => party !== 'student');
  const limit = excuseLimit(ctx.deps.academySettings);
  const isWithin = facts.kind === 'move' || used < limit || parties.includes('admin');
  return {
    ...request,
    excuses: facts.kind === 'excuse' ? { used, limit, month } : null,
    may: {
      accept: open && parties.length > 0 && isWithin,
      reject: open && parties.length > 0,
      withdraw: open && facts.requestedBy.id === String(viewer.id),
    },
  };
}
