import { setTimeout as pause } from 'node:timers/promises';
import { MeetingError, type MeetingProvider } from '#base/meetings/meeting-provider.ts';
import { type Authorization, findAuthorization, renewAuthorization, type TokenDeps } from './authorizations.ts';

/** A token that may expire during a call is useless. */
const MARGIN_MS = 60_000;
/** Longer than a refresh takes with all its tries. */
const LEASE = "interval '30 seconds'";
const POLL_MS = 50;
const LONGEST_WAIT_MS = 35_000;

// The lease is in the row, so that no transaction is open during a call.
const leaseText = `update meeting_authorizations set refreshing_until = clock_timestamp() + ${LEASE}
  where user_id = $1 and generation = $2 and (refreshing_until is null or refreshing_until < clock_timestamp())
  returning 1`;
const endLeaseText = 'update meeting_authorizations set refreshing_until = null where user_id = $1 and generation = $2';
const dropText = 'delete from meeting_authorizations where user_id = $1 and generation = $2';

const unauthorized = () => new MeetingError('unauthorized', 'The teacher has not authorized the meetings');

async function refresh(deps: TokenDeps, provider: MeetingProvider, userId: number, held: Authorization) {
  const { sql } = deps.database;
  const { generation } = held;
  const values = [userId, generation];
  try {
    const tokens = await provider.refresh(held.refreshToken);
    await renewAuthorization(deps, userId, generation, tokens);
    return { accessToken: tokens.accessToken, generation: generation + 1 };
  } catch (error) {
    const isLost = error instanceof MeetingError && error.failure === 'unauthorized';
    await sql.query({ text: isLost ? dropText : endLeaseText, values });
    throw error;
  }
}

/**
 * A valid access token of the teacher. If it must be refreshed, one process does so and the others wait, because a
 * refresh token can be used only once. @param rejected the generation of a token that the provider rejected.
 * @throws MeetingError `unauthorized` without an authorization.
 */
async function currentToken(deps: TokenDeps, provider: MeetingProvider, userId: number, rejected?: number) {
  const { sql } = deps.database;
  const deadline = performance.now() + LONGEST_WAIT_MS;
  while (performance.now() < deadline) {
    const held = await findAuthorization(deps, userId);
    if (!held) throw unauthorized();
    const isFresh = held.expiresAt.getTime() - MARGIN_MS > deps.now().getTime();
    if (isFresh && held.generation !== rejected) return held;
    const lease = await sql.query({ text: leaseText, values: [userId, held.generation] });
    if (lease.length > 0) return refresh(deps, provider, userId, held);
    await pause(POLL_MS);
  }
  throw new MeetingError('unavailable', 'The tokens could not be refreshed in time');
}

/** Makes a call with the teacher's token; if the provider rejects it, again with a refreshed one. */
export async function withToken<Result>(
  deps: TokenDeps,
  provider: MeetingProvider,
  userId: number,
  call: (accessToken: string) => Promise<Result>,
): Promise<Result> {
  const held = await currentToken(deps, provider, userId);
  try {
    return await call(held.accessToken);
  } catch (error) {
    if (!(error instanceof MeetingError && error.failure === 'token_rejected')) throw error;
    return call((await currentToken(deps, provider, userId, held.generation)).accessToken);
  }
}
