import { ECDH } from 'node:crypto';
import webPush from 'web-push';
import type { Sql } from '#base/database/sql.ts';
import { secretOf } from '#base/secrets/secrets.ts';

/** The keys that identify the academy to push services: changing them ends every subscription. */
export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

const bytesOf = (text: string) => (/^[\w-]+$/.test(text) ? Buffer.from(text, 'base64url').length : 0);

/** Whether a text is an uncompressed point of P-256 in base64url: with another one no message can be encrypted. */
export function isPublicKey(text: string): boolean {
  if (bytesOf(text) !== 65) return false;
  try {
    ECDH.convertKey(text, 'prime256v1', 'base64url', 'base64url', 'uncompressed');
    return true;
  } catch {
    return false;
  }
}

/** A number in base64url. */
export const isVapidPrivateKey = (text: string): boolean => bytesOf(text) === 32;

/** The configured keys; otherwise this installation generates its own and stores them in its database. */
export async function vapidKeysOf(sql: Sql, configured: VapidKeys | undefined): Promise<VapidKeys> {
  if (configured) return configured;
  return JSON.parse(await secretOf(sql, 'vapid-keys', () => JSON.stringify(webPush.generateVAPIDKeys())));
}
