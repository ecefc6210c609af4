import webPush from 'web-push';
import type { Sql } from '#base/database/sql.ts';
import { secretOf } from '#base/secrets/secrets.ts';

/** The keys that identify the academy to push services: changing them ends every subscription. */
export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

const bytesOf = (text: string) => (/^[\w-]+$/.test(text) ? Buffer.from(text, 'base64url').length : 0);
/** An uncompressed point of P-256, and a number, in base64url. */
export const isVapidPublicKey = (text: string): boolean => bytesOf(text) === 65;
export const isVapidPrivateKey = (text: string): boolean => bytesOf(text) === 32;

/** The configured keys; otherwise this installation generates its own and stores them in its database. */
export async function vapidKeysOf(sql: Sql, configured: VapidKeys | undefined): Promise<VapidKeys> {
  if (configured) return configured;
  return JSON.parse(await secretOf(sql, 'vapid-keys', () => JSON.stringify(webPush.generateVAPIDKeys())));
}
