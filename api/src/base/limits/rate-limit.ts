import { createHash } from 'node:crypto';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '#base/errors/app-error.ts';

interface Limiter {
  readonly points: number;
  consume(key: string): Promise<RateLimiterRes>;
  delete(key: string): Promise<boolean>;
  reward(key: string, points: number): Promise<RateLimiterRes>;
}

/** Keys are hashed, as they contain network addresses and e-mails, which a table of counters must not hold. */
const keyOf = (parts: string[]) => createHash('sha256').update(parts.join('\n')).digest('base64url');

const rejection = (outcome: RateLimiterRes) =>
  new AppError(
    'too_many_requests',
    'Too many attempts. Try again later.',
    [],
    Math.ceil(outcome.msBeforeNext / 1000) || 1,
  );

interface Count {
  taken: number;
  /** The error to throw if the limit was exceeded. */
  rejection: AppError | null;
}

/** One limit. `take` counts one and rejects beyond the limit; `giveBack` takes one off, `clear` resets all. */
export class RateLimit {
  readonly #limiter: Limiter;

  constructor(limiter: Limiter) {
    this.#limiter = limiter;
  }

  get points(): number {
    return this.#limiter.points;
  }

  /** Counts one, even beyond the limit. */
  async count(...key: string[]): Promise<Count> {
    try {
      return { taken: (await this.#limiter.consume(keyOf(key))).consumedPoints, rejection: null };
    } catch (outcome) {
      if (!(outcome instanceof RateLimiterRes)) throw outcome;
      return { taken: outcome.consumedPoints, rejection: rejection(outcome) };
    }
  }

  /** @throws AppError `too_many_requests` with the seconds to wait. */
  async take(...key: string[]): Promise<void> {
    const { rejection } = await this.count(...key);
    if (rejection) throw rejection;
  }

  async giveBack(...key: string[]): Promise<void> {
    await this.#limiter.reward(keyOf(key), 1);
  }

  async clear(...key: string[]): Promise<void> {
    await this.#limiter.delete(keyOf(key));
  }
}
