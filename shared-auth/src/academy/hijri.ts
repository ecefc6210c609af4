import { zoneFormat } from '../zone-format.ts';
import { academy } from './academy.ts';

const calendar = 'islamic-umalqura';
const day = { day: 'numeric', month: 'long', year: 'numeric', calendar } as const;
const month = { month: 'long', year: 'numeric', calendar } as const;

const beside = (text: string, hijri: string) => `${text} · ${hijri}`;

/**
 * The text of a date with the Hijri date beside it, if the academy shows both (D86).
 * @param at any moment of the date, in ms.
 * @param zone the date's IANA zone.
 */
export function withHijri(text: string, at: number, language: string, zone: string): string {
  if (!academy().hijri_dates || text === '') return text;
  return beside(text, zoneFormat(language, zone, day).format(at));
}

/** The same for a week or a month: `November 2026 · Jumada I – Jumada II 1448 AH`. Days are counted in UTC. */
export function withHijriMonths(text: string, from: number, to: number, language: string): string {
  if (!academy().hijri_dates) return text;
  return beside(text, zoneFormat(language, 'UTC', month).formatRange(from, to));
}
