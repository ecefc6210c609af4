import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Sessions } from './sessions.ts';
import type { Viewer } from './viewer.ts';

const DAY_MS = 24 * 60 * 60_000;
const SESSION_BYTES = 32;
const DAY_BYTES = 4;
const MAC_BYTES = 16;

/**
 * File tokens for `<img>` and `<video>`, which send no header: a part of a file's address that stands for the viewer's
 * session. A token opens only what the viewer can see at the moment of the request, and ends with the session. It is
 * valid for one to two days and stays the same within a day, so that browsers can cache files (D64).
 */
export class FileTokens {
  readonly #secret: string;
  readonly #sessions: Sessions;
  readonly #now: () => Date;

  constructor(secret: string, sessions: Sessions, now: () => Date) {
    this.#secret = secret;
    this.#sessions = sessions;
    this.#now = now;
  }

  issue({ session }: Viewer): string {
    const claim = Buffer.alloc(SESSION_BYTES + DAY_BYTES);
    claim.write(session, 'hex');
    claim.writeUInt32BE(this.#today() + 2, SESSION_BYTES);
    return Buffer.concat([claim, this.#mac(claim)]).toString('base64url');
  }

  /** The viewer whose token this is; null if it is forged or expired, or if its session has ended. */
  async find(fileToken: string): Promise<Viewer | null> {
    const bytes = Buffer.from(fileToken, 'base64url');
    if (bytes.length !== SESSION_BYTES + DAY_BYTES + MAC_BYTES) return null;
    const claim = bytes.subarray(0, SESSION_BYTES + DAY_BYTES);
    if (!timingSafeEqual(bytes.subarray(claim.length), this.#mac(claim))) return null;
    if (claim.readUInt32BE(SESSION_BYTES) <= this.#today()) return null;
    const viewer = await this.#sessions.findByHash(claim.subarray(0, SESSION_BYTES));
    return viewer && !this.#sessions.mustSetUpTwoSteps(viewer) ? viewer : null;
  }

  #today(): number {
    return Math.floor(this.#now().getTime() / DAY_MS);
  }

  #mac(claim: Buffer): Buffer {
    return createHmac('sha256', this.#secret).update(claim).digest().subarray(0, MAC_BYTES);
  }
}
