import { ApiError } from '../errors/api-error.ts';

const [FIRST_PAUSE_MS, LONGEST_PAUSE_MS] = [2000, 30_000];
/** No response, or one that says "later". A 401 ends the session: items wait for their author. */
const TEMPORARY = [0, 401, 429, 502, 503, 504];

/**
 * Whether what failed may be sent again as it is. What there is no room for does not come in by waiting.
 * @param later Statuses that mean "later" for this request, beside those of every request.
 */
export const isTemporaryError = (error: unknown, later: readonly number[] = []): error is ApiError =>
  error instanceof ApiError &&
  (TEMPORARY.includes(error.status) || later.includes(error.status)) &&
  !error.fields.some(({ code }) => code === 'no_room');

/** Runs again after 2 s, 4 s … 30 s, while the device has a connection. */
export class RetryTimer {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pause = FIRST_PAUSE_MS;

  /** Ends the pause that is under way. Gives whether there is a connection to send by. */
  begin(): boolean {
    clearTimeout(this.#timer);
    return navigator.onLine;
  }

  /** After a try that has to be repeated. */
  again(run: () => void): void {
    if (!this.begin()) return;
    this.#timer = setTimeout(run, this.#pause);
    this.#pause = Math.min(LONGEST_PAUSE_MS, this.#pause * 2);
  }

  /** After a try that succeeded, or that nobody repeats. */
  reset(): void {
    this.#pause = FIRST_PAUSE_MS;
  }
}
