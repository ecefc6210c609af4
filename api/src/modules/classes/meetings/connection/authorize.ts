import type { Context } from 'hono';
import { writeAudit } from '#base/audit/audit.ts';
import type { Sql } from '#base/database/sql.ts';
import type { Deps } from '#base/deps.ts';
import { AppError } from '#base/errors/app-error.ts';
import type { Ctx, ViewerCtx } from '#base/http/ctx.ts';
import type { MeetingProvider } from '#base/meetings/meeting-provider.ts';
import { channelOf, publish } from '#base/realtime/publish.ts';
import { activeUsers } from '#modules/accounts/identity/users-sql.ts';
import { storeAuthorization } from '../authorization/authorizations.ts';
import { makeMissingMeetings } from '../sync/make-missing-meetings.ts';
import { beginAuthorization, readState } from './authorization-state.ts';
import { markBrowser, readBrowser } from './browser-cookie.ts';

/** @throws AppError `not_configured`. */
function providerOf({ meetings }: Pick<Deps, 'meetings'>): MeetingProvider {
  if (!meetings.provider) throw new AppError('not_configured', 'No meeting provider is configured');
  return meetings.provider;
}

/** The page on which the teacher authorizes the academy. */
export function startAuthorization(ctx: ViewerCtx, c: Context): { url: string } {
  const { deps, viewer, now } = ctx;
  const provider = providerOf(deps);
  const browser = markBrowser(c, deps.settings.publicUrl);
  const { state, challenge } = beginAuthorization(deps.meetings.sealer, { userId: viewer.userId, browser, now });
  return { url: provider.authorizeUrl(state, challenge) };
}

const activeText = `select 1 from ${activeUsers} u where u.id = $1`;

/** Notifies the teacher's open pages that an authorization was added or removed. */
export const publishAuthorization = (sql: Sql, userId: number): Promise<void> =>
  publish(sql, { channel: channelOf(userId), name: 'meeting-authorization', data: {} });

interface Returned {
  state: string;
  /** Missing if the teacher declined. */
  code?: string | undefined;
}

/** Completes the authorization when the teacher returns from the provider's page. @throws AppError, MeetingError */
export async function completeAuthorization(
  ctx: Ctx,
  c: Context,
  { state, code }: Returned,
): Promise<'given' | 'declined'> {
  const { deps, now } = ctx;
  const provider = providerOf(deps);
  const { userId, verifier } = readState(deps.meetings.sealer, state, { browser: readBrowser(c), now });
  if (!code) return 'declined';
  const tokens = await provider.exchange(code, verifier);
  const account = await provider.findAccount(tokens.accessToken);
  await ctx.sql.transaction(async (sql) => {
    const active = await sql.query({ text: activeText, values: [userId] });
    if (active.length === 0) throw new AppError('bad_request', 'There is no such teacher any more');
    await storeAuthorization(sql, deps, userId, { account, tokens });
    await writeAudit(sql, ctx, { action: 'meetings.authorize', subject: 'user', subjectId: userId, actorId: userId });
    await makeMissingMeetings(sql, deps, userId, now);
    await publishAuthorization(sql, userId);
  });
  return 'given';
}
