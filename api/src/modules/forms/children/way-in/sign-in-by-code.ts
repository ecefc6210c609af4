import { writeAudit } from '#base/audit/audit.ts';
import type { Sql } from '#base/database/sql.ts';
import { fieldError } from '#base/errors/app-error.ts';
import type { Ctx } from '#base/http/ctx.ts';
import { countNearCodes, deviceOf, takeChildCode, typedCode } from '#modules/accounts/identity/index.ts';
import { notifyChildDevice } from './notify-child-device.ts';
import { isStillGuarded } from './way-in.policy.ts';

const wrong = () => fieldError('code', 'wrong', 'The code is wrong, was used, or is older than 15 minutes');

/** @returns the token; null for a wrong code, and for one of a child who may no longer have it. */
async function useCode(sql: Sql, ctx: Ctx, code: string): Promise<string | null> {
  const found = await takeChildCode(sql, ctx.now, code);
  if (!found || !(await isStillGuarded(sql, found))) return null;
  const { childId, madeBy: openedBy, madeAs: openedAs } = found;
  const opened = { childId, openedBy, openedAs, from: null, device: deviceOf(ctx.agent) };
  const started = await ctx.deps.sessions.beginChild(sql, opened);
  if (!started) return null;
  await notifyChildDevice(sql, ctx, childId);
  const line = { action: 'user.child-device', subject: 'user', subjectId: childId, actorId: childId };
  await writeAudit(sql, ctx, { ...line, after: { until: started.until.toISOString() } });
  return started.token;
}

/**
 * D141: signs a device of the child's own in by a code, for a year. Wrong codes are counted for the network, each
 * before it is checked, and against the codes that begin as they do. @returns the token.
 */
export async function signInByCode(ctx: Ctx, typed: string): Promise<string> {
  const { childCodes } = ctx.deps.limits;
  await childCodes.take(ctx.network);
  const code = typedCode(typed);
  const token = await ctx.sql.transaction((sql) => useCode(sql, ctx, code));
  if (!token) {
    await countNearCodes(ctx.sql, code);
    throw wrong();
  }
  await childCodes.giveBack(ctx.network);
  return token;
}
