import { createHmac, timingSafeEqual } from 'node:crypto';
import { groupKeys, type NotificationGroup } from '../notification-groups.ts';

const MAC_BYTES = 16;
const macOf = (secret: string, text: string) =>
  createHmac('sha256', secret).update(`mail choices ${text}`).digest().subarray(0, MAC_BYTES).toString('base64url');

/** What a mail's link allows: choosing the mails of this user. One click switches off these groups. */
export interface ChoicesGrant {
  userId: number;
  groups: readonly NotificationGroup[];
}

/** It does not expire: a mail may be read years later. */
export function choicesToken(secret: string, { userId, groups }: ChoicesGrant): string {
  const names = [...new Set(groups)].join('~');
  return `${userId}.${names}.${macOf(secret, `${userId}.${names}`)}`;
}

/** Null if it was not signed here. */
export function readChoicesToken(secret: string, token: string): ChoicesGrant | null {
  const [userId = '', names = '', mac = ''] = token.split('.');
  const expected = Buffer.from(macOf(secret, `${userId}.${names}`));
  const given = Buffer.from(mac);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const named = names.split('~');
  return { userId: Number(userId), groups: groupKeys.filter((key) => named.includes(key)) };
}

export const choicesUrl = (publicUrl: string, secret: string, grant: ChoicesGrant): string =>
  `${publicUrl}/api/mail/unsubscribe?token=${choicesToken(secret, grant)}`;
