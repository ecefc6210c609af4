import { setTimeout as pause } from 'node:timers/promises';
import { MeetingError } from './meeting-provider.ts';

/** Longer waits are left to the job queue. */
const LONGEST_WAIT_S = 2;
const DEFAULT_RETRY_AFTER_S = 60;

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

export interface CallLimits {
  /** Milliseconds for one try. */
  timeoutMs: number;
  /** Milliseconds before each further try. */
  pausesMs: readonly number[];
}

export interface ProviderRequest {
  url: string;
  init: RequestInit;
  /** False if a second call would do harm: without a response it is unknown whether the first one had an effect. */
  isRepeatable: boolean;
}

/** The seconds of a Retry-After header, which is a number or a date. */
export function retryAfterOf(headers: Headers, now = Date.now()): number {
  const value = headers.get('retry-after')?.trim() ?? '';
  if (/^\d+$/.test(value)) return Number(value);
  const until = Date.parse(value);
  return Number.isNaN(until) ? DEFAULT_RETRY_AFTER_S : Math.max(1, Math.ceil((until - now) / 1000));
}

async function tryOnce(fetch: Fetch, { url, init }: ProviderRequest, timeoutMs: number): Promise<Response> {
  try {
    const response = await fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) });
    // The body is read under the same time limit.
    const body = await response.arrayBuffer();
    const { status, headers } = response;
    return new Response([204, 304].includes(status) ? null : body, { status, headers });
  } catch (cause) {
    throw new MeetingError('unavailable', 'The meeting provider does not respond', { cause });
  }
}

/** Milliseconds until the next try; null if there is none. */
function waitAfter(response: Response | null, isRepeatable: boolean, backoffMs: number): number | null {
  if (response === null) return isRepeatable ? backoffMs : null;
  if (response.status >= 500) return backoffMs;
  if (response.status !== 429) return null;
  const seconds = retryAfterOf(response.headers);
  return seconds <= LONGEST_WAIT_S ? seconds * 1000 : null;
}

/**
 * One call of a provider; each try has a time limit. A server error, a lost response or a short Retry-After leads to
 * further tries.
 * @throws MeetingError `unavailable` without a response.
 */
export async function callProvider(fetch: Fetch, request: ProviderRequest, limits: CallLimits): Promise<Response> {
  for (let attempt = 0; ; attempt += 1) {
    const outcome = await tryOnce(fetch, request, limits.timeoutMs).catch((error: MeetingError) => error);
    const backoffMs = limits.pausesMs[attempt];
    const response = outcome instanceof MeetingError ? null : outcome;
    const waitMs = backoffMs === undefined ? null : waitAfter(response, request.isRepeatable, backoffMs);
    if (waitMs === null) {
      if (outcome instanceof MeetingError) throw outcome;
      return outcome;
    }
    await pause(waitMs);
  }
}
