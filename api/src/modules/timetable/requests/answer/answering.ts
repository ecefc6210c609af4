import type { Sql } from '#base/database/sql.ts';
import { AppError } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { findClass } from '#modules/classes/classes/row/load-class.ts';
import { partiesOf } from '#modules/classes/classes/status/viewer-scopes.ts';

interface Answering {
  ctx: ViewerCtx;
  classId: number;
}

/** D101: the class, for its teacher, the leader and admins. @throws AppError `forbidden` for all others. */
export async function answeredClass(sql: Sql, { ctx, classId }: Answering) {
  const { viewer, facts } = await findClass(ctx, sql, classId);
  const parties = partiesOf(viewer, 'classes.my_classes.update', facts).filter((party) => party !== 'student');
  if (parties.length === 0) throw new AppError('forbidden', 'You do not answer requests about this class');
  return { facts, isAdmin: parties.includes('admin') };
}
