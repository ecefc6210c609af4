import { Secret, TOTP } from 'otpauth';

/** What all authenticator apps read: SHA-1, six digits, 30 seconds. */
const form = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
const SECRET_BYTES = 20;
/** Steps before and after the present one whose codes are right: clocks differ. */
const WINDOW = 1;

/** A new secret, in base32. */
export const newTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

interface Named {
  secret: string;
  /** Which of the apps' accounts it is. */
  issuer: string;
  label: string;
}

/** What the QR code says. */
export const totpUri = ({ secret, issuer, label }: Named): string =>
  new TOTP({ ...form, issuer, label, secret: Secret.fromBase32(secret) }).toString();

/** The step of the time whose code this is; null where it is none of the present one and its neighbours. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const totp = new TOTP({ ...form, secret: Secret.fromBase32(secret) });
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}
