import { i18n } from '@academy/shared-auth';
import { startTestI18n } from '@academy/shared-auth/testing';
import { expect, test } from 'vitest';
import { aClass } from '#/testing/classes.ts';
import { aReport } from '#/testing/reports.ts';
import { texts } from '#/testing/texts.ts';
import { monthlyMessage, nextClassesMessage, reportMessage } from './class-messages.ts';

const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, '').replace(/[\u2009\u202f]/g, ' ');
async function textsIn(language: 'en' | 'ar') {
  await startTestI18n(language, { classes: texts[language] });
  return i18n.getFixedT(language, 'classes');
}
const london = { language: 'en', zone: 'Europe/London' } as const;
const inArabic = { language: 'ar', zone: 'Europe/London' } as const;
const report = aReport({ id: '90', report: 'Read well today.', accomplished: 'An-Nas', notes: null });

test('a report as a message has the recipient’s clock first, and the teacher’s with its city (D94, D95)', async () => {
  expect(plain(reportMessage(await textsIn('en'), london, report))).toBe(
    [
      'Report on Layla Mansour’s class with Salma Haddad\nFri 20 Nov, 1:00 – 1:30 pm (4:00 – 4:30 pm in Amman)\nPresent',
      'Read well today.',
      'Accomplished: An-Nas',
    ].join('\n\n'),
  );
});

test('a report as a message is in Arabic for recipients who read Arabic', async () => {
  const text = plain(reportMessage(await textsIn('ar'), inArabic, report));
  expect(text).toContain('تقرير حصة Layla Mansour مع Salma Haddad');
  expect(text).toMatch(/1:00[^(]+ م \(4:00[^)]+ م بتوقيت عمّان\)/);
});

test('a report as a message ends with what to practise next', async () => {
  const text = plain(reportMessage(await textsIn('ar'), inArabic, report, 'الجديد: الناس 1–6'));
  expect(text.endsWith('\n\nما يُراجَع حتى الحصة القادمة:\nالجديد: الناس 1–6')).toBe(true);
});

test('the next classes as a message have one line each, on both clocks', async () => {
  const rows = [
    aClass({ id: '31' }),
    aClass({ id: '32', starts_at: '2026-11-27T22:30:00.000Z', ends_at: '2026-11-27T23:00:00.000Z' }),
  ];
  const [first, second, third] = plain(nextClassesMessage(await textsIn('en'), london, rows)).split('\n');
  expect(first).toBe('Layla Mansour’s next classes:');
  expect(second).toMatch(/^• Wed 25 Nov, 1:00 – 1:30 pm \(4:00 – 4:30 pm in Amman\), with Salma Haddad$/);
  expect(third).toMatch(/^• Fri 27 Nov, 10:30 – 11:00 pm \(Sat 28 Nov, 1:30 – 2:00 am in Amman\), with Salma Haddad$/);
});

test('a monthly report as a message has its answers, below the questions in the recipient’s language', async () => {
  const people = { student: report.student, teacher: report.teacher, author: report.author };
  const facts = { held: 2, absence_student: 0, absence_teacher: 0, cancelled: 0, open: 0, minutes: 60 };
  const month = {
    ...people,
    id: '1',
    year: 2026,
    month: 11,
    created_at: '2026-11-30T10:00:00Z',
    language: 'en',
    facts,
  };
  const questionsAndAnswers = [
    { question: 'ما الحفظ؟', answer: 'Al-Mulk', questionIn: { en: 'Memorised?', ar: 'ما الحفظ؟' } },
    { question: 'لماذا؟', answer: 'نعم', questionIn: null },
  ];
  expect(plain(monthlyMessage(await textsIn('en'), london, { ...month, questionsAndAnswers }))).toBe(
    'November 2026: report on Layla Mansour, by Salma Haddad\n2 classes held\n\nMemorised?\nAl-Mulk\n\nلماذا؟\nنعم',
  );
});
