import { expect, it } from 'vitest';
import { zoneFormat } from './zone-format.ts';

const NOON = Date.parse('2026-11-22T12:00:00Z');
const clock = { hour: 'numeric', minute: '2-digit', hourCycle: 'h12' } as const;

it.each([
  ['en', 'Asia/Amman', '3:00 pm'],
  ['ar', 'Asia/Amman', '3:00 م'],
  ['en', 'Mars/Olympus', '12:00 pm'],
])('a format in %s on the clock of %s gives %s; an unknown zone is UTC', (language, zone, text) => {
  expect(zoneFormat(language, zone, clock).format(NOON)).toBe(text);
});
