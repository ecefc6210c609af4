import { Secret, TOTP } from 'otpauth';

/** The format that all authenticator apps support: SHA-1, six digits, 30 seconds. */
const form = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
const SECRET_BYTES = 20;
/** How many steps before and after the current one are accepted, because clocks differ. */
const WINDOW = 1;

/** A new secret, in base32. */
export const newTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

interface Named {
  secret: string;
  /** The name of the account in the app. */
  issuer: string;
  label: string;
}

/** The content of the QR code. */
export const totpUri = ({ secret, issuer, label }: Named): string =>
  new TOTP({ ...form, issuer, label, secret: Secret.fromBase32(secret) }).toString();

/**
 * How many steps before and after the present one a code is known by, because the phone's clock is wrong. It is not
 * accepted. Few of them are still to come: a guess must not learn codes of later.
 */
const KNOWN = { before: 10, after: 3 } as const;

/** The time step of a code; null if it belongs to neither the current step nor its neighbours. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const totp = new TOTP({ ...form, secret: Secret.fromBase32(secret) });
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}

/** Whether a code is one of a clock that is minutes off. */
export function isOfWrongClock(secret: string, code: string, now: Date): boolean {
  const totp = new TOTP({ ...form, secret: Secret.fromBase32(secret) });
  const delta = totp.validate({ token: code, timestamp: now.getTime(), window: KNOWN.before });
  return delta !== null && delta <= KNOWN.after && Math.abs(delta) > WINDOW;
}
