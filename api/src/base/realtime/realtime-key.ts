import { randomBytes } from 'node:crypto';

/** A key in Ably's form: `name:secret`, where the name is `application.key`. */
export const ABLY_KEY = /^[\w-]+\.[\w-]+:[\w-]+$/;

export interface RealtimeKey {
  name: string;
  secret: string;
}

/** A key of an installation's own hub, in Ably's form. */
export const makeKey = (): string =>
  `academy.${randomBytes(6).toString('base64url')}:${randomBytes(32).toString('base64url')}`;

/** @param key must be of the form `ABLY_KEY`. */
export function parseKey(key: string): RealtimeKey {
  const colon = key.indexOf(':');
  return { name: key.slice(0, colon), secret: key.slice(colon + 1) };
}
