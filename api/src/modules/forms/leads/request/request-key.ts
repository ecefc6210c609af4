import { createHmac, timingSafeEqual } from 'node:crypto';
import { matching } from '#base/http/fields.ts';
import type { PageLanguage } from '#base/http/page-language.ts';

const macOf = (secret: string, text: string) =>
  createHmac('sha256', secret).update(`lead ${text}`).digest().subarray(0, 16).toString('base64url');

/** What a request's own link has (D165): whoever has it sees, changes and withdraws this request, without an account. */
export const requestKey = (secret: string, leadId: number): string => `${leadId}.${macOf(secret, String(leadId))}`;

/** The lead of a key; null if it was not signed here. */
export function leadOfKey(secret: string, key: string): number | null {
  const [id = '', mac = ''] = key.split('.');
  if (!/^[1-9]\d{0,14}$/.test(id)) return null;
  const [expected, given] = [Buffer.from(macOf(secret, id)), Buffer.from(mac)];
  return given.length === expected.length && timingSafeEqual(given, expected) ? Number(id) : null;
}

/** A key in a request. */
export const keyText = matching(/^\d{1,15}\.[\w-]{22}$/, 'The link is not complete');

export const REQUEST_PAGE = '/free-trial/request';

/** The address of a request's own page, on this site. @param done what the page confirms. */
export const pageOfKey = (key: string, language: PageLanguage, done?: 'received' | 'changed'): string =>
  `${REQUEST_PAGE}?key=${encodeURIComponent(key)}&lang=${language}${done ? `&done=${done}` : ''}`;
