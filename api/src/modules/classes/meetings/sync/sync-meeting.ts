import { MeetingError, type MeetingProvider } from '#base/meetings/meeting-provider.ts';
import { findMeetingFacts } from '#modules/classes/classes/meeting/meeting-facts.ts';
import { withToken } from '../authorization/access-token.ts';
import type { MeetingDeps } from '../authorization/authorizations.ts';
import { abandonRow, dropMeeting, heldOf, keepMeeting, releaseRow, takeRow } from './meeting-rows.ts';
import { type HeldMeeting, type MeetingStep, planMeeting } from './plan-meeting.ts';

const FIRST_PAUSE_S = 10;
const LONGEST_PAUSE_S = 3600;
/** Enough for about a day. */
const MOST_ATTEMPTS = 30;
/** A class that changes again and again is left to the next job. */
const MOST_ROUNDS = 10;

type Provided = MeetingDeps & { provider: MeetingProvider };
type Row = NonNullable<Awaited<ReturnType<typeof takeRow>>>;

async function create(deps: Provided, classId: number, { details, teacherId }: MeetingStep & { step: 'create' }) {
  const make = (token: string) => deps.provider.createMeeting(token, details);
  const meeting = await withToken(deps, deps.provider, teacherId, make);
  await keepMeeting(deps.database.sql, null, { classId, teacherId, meeting, details });
}

async function update(deps: Provided, classId: number, { details, held }: MeetingStep & { step: 'update' }) {
  const { teacherId, meetingId, joinUrl } = held;
  const call = (token: string) => deps.provider.updateMeeting(token, meetingId, details);
  const isThere = await withToken(deps, deps.provider, teacherId, call).then(
    () => true,
    (error: MeetingError) => {
      if (error.failure === 'missing') return false;
      throw error;
    },
  );
  if (!isThere) return dropMeeting(deps.database.sql, classId, held);
  const meeting = { id: meetingId, joinUrl };
  const kept = { classId, teacherId, meeting, details };
  await keepMeeting(deps.database.sql, null, kept);
}

/** Without an authorization the meeting cannot be reached, and nobody uses it any more. */
async function remove(deps: Provided, classId: number, held: HeldMeeting) {
  const call = (token: string) => deps.provider.deleteMeeting(token, held.meetingId);
  await withToken(deps, deps.provider, held.teacherId, call).catch((error: MeetingError) => {
    if (error.failure !== 'unauthorized') throw error;
  });
  await dropMeeting(deps.database.sql, classId, held);
}

/** Does the next step. @returns whether nothing is left to do. */
async function advance(deps: Provided, classId: number, row: Row): Promise<'ready' | 'none' | 'more'> {
  const facts = await findMeetingFacts(deps.database.sql, classId);
  const step = planMeeting(facts, heldOf(row), deps.now());
  if (step.step === 'create') await create(deps, classId, step);
  else if (step.step === 'update') await update(deps, classId, step);
  else if (step.step === 'delete') await remove(deps, classId, step.held);
  else return step.step === 'keep' ? 'ready' : 'none';
  return 'more';
}

/** Seconds until the next try; null if there is none. */
function pauseAfter({ failure, retryAfter }: MeetingError, attempts: number): number | null {
  if (failure === 'unauthorized' || attempts >= MOST_ATTEMPTS) return null;
  const backoff = Math.min(LONGEST_PAUSE_S, FIRST_PAUSE_S * 2 ** (attempts - 1));
  return failure === 'limited' ? Math.max(retryAfter ?? 0, FIRST_PAUSE_S) : backoff;
}

async function postpone(deps: Provided, classId: number, row: Row, error: MeetingError): Promise<boolean> {
  const attempts = row.attempts + 1;
  const seconds = pauseAfter(error, attempts);
  const isUnauthorized = error.failure === 'unauthorized';
  if (isUnauthorized) deps.logger.info({ classId }, 'a meeting waits until its teacher authorizes the academy');
  else deps.logger.warn({ err: error, classId, attempts }, 'a meeting could not be brought in line');
  const state = isUnauthorized ? 'unauthorized' : seconds === null ? 'failed' : 'pending';
  if (seconds !== null) await deps.jobs.enqueue(deps.database.sql, 'meeting', { classId }, { seconds });
  return releaseRow(deps.database.sql, { classId, version: row.version, state, attempts });
}

/** @returns whether nothing more is to be done for the class now. */
async function round(deps: Provided, classId: number): Promise<boolean> {
  const { sql } = deps.database;
  const row = await takeRow(sql, classId);
  if (!row) return true;
  try {
    const state = await advance(deps, classId, row);
    if (state !== 'more' && (await releaseRow(sql, { classId, version: row.version, state, attempts: 0 }))) return true;
  } catch (error) {
    if (error instanceof MeetingError && (await postpone(deps, classId, row, error))) return true;
    if (!(error instanceof MeetingError)) {
      await abandonRow(sql, classId);
      throw error;
    }
  }
  await abandonRow(sql, classId);
  return false;
}

/**
 * Updates the meeting of a class to match the class, step by step; if the class changes meanwhile, it starts again. / A
 * failed step is tried later, however long the provider is down; nobody waits for it.
 */
export async function syncMeeting(deps: MeetingDeps, classId: number): Promise<void> {
  const { provider } = deps.meetings;
  if (!provider) return;
  for (let count = 0; count < MOST_ROUNDS; count += 1) if (await round({ ...deps, provider }, classId)) return;
}
