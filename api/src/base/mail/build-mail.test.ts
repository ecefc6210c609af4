import { expect, it } from 'vitest';
import type { Academy } from '#base/academy/academy.ts';
import { buildMail } from './build-mail.ts';

const academy: Academy = {
  name: { en: 'Academy of Light', ar: 'أكاديمية النور' },
  email: null,
  phone: null,
  logo: null,
  zone: 'Asia/Amman',
  monthNames: 'levant',
  mailContents: 'full',
  quietHours: { from: '22:00', to: '07:00' },
};
const subjectOf = (subject: string) =>
  buildMail({ to: 'a@example.org', language: 'en', academy, subject, blocks: [] }).subject;

it.each([
  ['A class with \u2068Yusuf\u2069', 'A class with Yusuf'],
  ['حصة مع \u2067ليلى\u2069 \u200e10:00', 'حصة مع ليلى 10:00'],
  ['\u202aVAT\u202c\u061c 5%', 'VAT 5%'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
])('a subject has no direction marks, and keeps what shapes its letters: %s', (subject, shown) => {
  expect(subjectOf(subject)).toBe(shown);
});
