import { createHmac, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';

const HOUR_MS = 3_600_000;
/** A page that is older than this many hours no longer counts for a canary. */
export const FIGURE_TOKEN_HOURS = 12;

/** By the remote's name: the start of its canary and the version that the page got. */
const canariesSchema = v.record(v.string(), v.object({ since: v.string(), version: v.string() }));
export type GivenVersions = v.InferOutput<typeof canariesSchema>;

const claimsSchema = v.object({
  /** Hours since 1970. */
  hour: v.number(),
  /** A pseudonym of the person: always the same for one person, different for others. */
  person: v.string(),
  network: v.string(),
  canaries: canariesSchema,
});
export type FigureClaims = v.InferOutput<typeof claimsSchema>;

/** The versions that a person's page got. A visitor is identified only by the network. */
export interface FigureGrant {
  userId: number | null;
  network: string;
  canaries: GivenVersions;
}

/** Signed tokens that state which versions a person got in which hour, for the judge of canaries (ADR 82). */
export class FigureTokens {
  readonly #secret: string;
  readonly #now: () => Date;

  constructor(secret: string, now: () => Date) {
    this.#secret = secret;
    this.#now = now;
  }

  issue(grant: FigureGrant): string {
    const claims = Buffer.from(JSON.stringify(this.#claimsOf(grant))).toString('base64url');
    return `${claims}.${this.#mac(claims)}`;
  }

  /** Null for a forged or expired token. */
  read(token: string): FigureClaims | null {
    const [text = '', mac = ''] = token.split('.');
    const [given, expected] = [Buffer.from(mac), Buffer.from(this.#mac(text))];
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
    const claims = v.safeParse(claimsSchema, JSON.parse(Buffer.from(text, 'base64url').toString()));
    return claims.success && this.#hour() - claims.output.hour < FIGURE_TOKEN_HOURS ? claims.output : null;
  }

  /**
   * Whether a new token would have the same content except for the network, because a phone's network changes within an
   * hour.
   */
  isCurrent(token: string, grant: FigureGrant): boolean {
    const claims = this.read(token);
    const next = this.#claimsOf(grant);
    return claims !== null && JSON.stringify({ ...claims, network: '' }) === JSON.stringify({ ...next, network: '' });
  }

  /** A pseudonym of a text: 128 bits of its MAC. */
  pseudonym(text: string): string {
    return this.#mac(text).slice(0, 22);
  }

  #claimsOf({ userId, network, canaries }: FigureGrant): FigureClaims {
    const person = this.pseudonym(userId === null ? `network|${network}` : `user|${userId}`);
    return { hour: this.#hour(), person, network: this.pseudonym(`network|${network}`), canaries };
  }

  #hour(): number {
    return Math.floor(this.#now().getTime() / HOUR_MS);
  }

  #mac(text: string): string {
    return createHmac('sha256', this.#secret).update(text).digest('base64url');
  }
}
