import { ApiError } from '../errors/api-error.ts';

const [FIRST_PAUSE_MS, LONGEST_PAUSE_MS] = [2000, 30_000];
/** No response, or one that means "later". A 401 ends the session: items wait for their author. */
const TEMPORARY = [0, 401, 429, 502, 503, 504];

/**
 * Whether a failed request may be repeated unchanged. A lack of space does not end by waiting.
 * @param later Statuses that mean "later" for this request, in addition to those of every request.
 */
export const isTemporaryError = (error: unknown, later: readonly number[] = []): error is ApiError =>
  error instanceof ApiError &&
  (TEMPORARY.includes(error.status) || later.includes(error.status)) &&
  !error.fields.some(({ code }) => code === 'no_room');

/** Repeats after 2 s, 4 s … 30 s, while the device has a connection. */
export class RetryTimer {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pause = FIRST_PAUSE_MS;

  /** Ends the present pause. Returns whether there is a connection. */
  begin(): boolean {
    clearTimeout(this.#timer);
    return navigator.onLine;
  }

  /** After an attempt that must be repeated. */
  again(run: () => void): void {
    if (!this.begin()) return;
    this.#timer = setTimeout(run, this.#pause);
    this.#pause = Math.min(LONGEST_PAUSE_MS, this.#pause * 2);
  }

  /** After an attempt that succeeded, or that is not repeated. */
  reset(): void {
    this.#pause = FIRST_PAUSE_MS;
  }
}
