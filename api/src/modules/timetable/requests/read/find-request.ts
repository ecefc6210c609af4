import type { Sql } from '#base/database/sql.ts';
import { notFound } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { knownText } from '#modules/classes/classes/row/visible-classes.ts';
import { type ClassViewer, findViewer } from '#modules/classes/classes/status/viewer-scopes.ts';
import type { WireRequest } from '../requests.schema.ts';
import { presentRequest, type RequestFacts, requestJson, requestRows } from './request-json.ts';
import { canViewRequests } from './visible-requests.ts';

const [VIEWER, NOW] = ['$1::bigint', '$2::timestamptz'];

async function findRows(sql: Sql, ctx: ViewerCtx, viewer: ClassViewer, where: string, id: number) {
  const rows = await sql.query<{ facts: RequestFacts }>({
    text: `with ${knownText(viewer.hasTeam, VIEWER)} select ${requestJson(VIEWER, NOW)} as facts from ${requestRows}
      where ${where} and ${canViewRequests(viewer.scopes['classes.my_classes.read'], VIEWER)} order by r.id desc`,
    values: [viewer.id, ctx.now, id],
  });
  return rows.map(({ facts }) => presentRequest(ctx, viewer, facts));
}

/** A request that the viewer can see. @throws AppError `not_found`. */
export async function findRequest(ctx: ViewerCtx, id: number): Promise<WireRequest> {
  const viewer = await findViewer(ctx.sql, ctx.viewer);
  const [found] = await findRows(ctx.sql, ctx, viewer, 'r.id = $3', id);
  if (!found) throw notFound('Request');
  return found;
}

/** The requests about a class, newest first; none for viewers who may not see them. */
export const requestsAbout = (ctx: ViewerCtx, viewer: ClassViewer, classId: number): Promise<WireRequest[]> =>
  findRows(ctx.sql, ctx, viewer, 'r.class_id = $3', classId);
