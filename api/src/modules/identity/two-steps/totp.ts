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

/** The time step of a code; null if it belongs to neither the current step nor its neighbours. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const totp = new TOTP({ ...form, secret: Secret.fromBase32(secret) });
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}
