import type { ViewerCtx } from '#base/http/ctx.ts';
import { findClass } from '#modules/classes/classes/row/load-class.ts';
import { askableUntil, canAsk } from '#modules/classes/classes/status/request-window.ts';
import { excusesOf, monthOfClass } from '../excuses.ts';
import type { WireRequestsOfClass } from '../requests.schema.ts';
import { requestsAbout } from './find-request.ts';

interface Finding {
  ctx: ViewerCtx;
  id: number;
}

/** The requests about a class, and those that its family can make (D100, D102). */
export async function requestsOfClass({ ctx, id }: Finding): Promise<WireRequestsOfClass> {
  const { viewer, facts } = await findClass(ctx, ctx.sql, id);
  const requests = await requestsAbout(ctx, viewer, id);
  if (!facts.may_ask) return { requests, ask: null };
  const { academySettings: settings } = ctx.deps;
  const [startsAt, studentId] = [new Date(facts.starts_at), Number(facts.student.id)];
  const month = await monthOfClass(ctx.sql, studentId, startsAt);
  return {
    requests,
    ask: {
      isOpen: canAsk(settings, facts, ctx.now),
      until: askableUntil(settings, startsAt).toISOString(),
      excuses: await excusesOf(ctx.sql, settings, studentId, month),
    },
  };
}
