import { expect, it } from 'vitest';
import { auditWords } from '#audit-words.ts';
import { wordChanges } from './change-words.ts';

const about = {
  words: auditWords,
  timezone: 'UTC',
  now: new Date('2026-11-29T12:00:00Z'),
  months: 'egypt',
  names: new Map(),
} as const;
const worded = (action: string, after: object, language: 'en' | 'ar' = 'en') =>
  wordChanges(null, after, { ...about, action, language }).map((change) => change.after);

it.each([
  ['class-request.accepted', { status: 'open' }, 'Waiting for an answer', 'بانتظار الرد'],
  ['student-profile.update', { lastStatus: 'active' }, 'Studying', 'دراسة جارية'],
  ['student-profile.update', { lastStatus: 'other' }, 'Other', 'أخرى'],
  ['teacher-profile.update', { last_status: 'active' }, 'Teaching', 'تدريس جارٍ'],
  ['teacher-profile.update', { learners: ['adults'] }, 'Adults', 'الكبار'],
  ['lead.update', { status: 'held' }, 'Trial held', 'عُقدت الحصة'],
  ['package.create', { audience: 'all' }, 'Students and guests', 'الطلاب والضيوف'],
  ['role.update', { scope: 'team' }, 'Own team', 'فريقه'],
  ['class.cancel', { reason: 'other' }, 'Another reason', 'سبب آخر'],
  ['report.update', { attendance: 'other' }, 'Unknown', 'غير معروف'],
  ['progress.known', { kind: 'reading' }, 'Recitation', 'تلاوة'],
  ['visit.update', { advice: 'changed' }, 'Changed', 'عُدِّلت'],
  ['material.update', { subject: 'reading' }, 'Reading from the first letter', 'القراءة من الحرف الأول'],
])('the audit log words a code of %s as its screen does: %j', (action, after, en, ar) => {
  expect(worded(action, after)).toEqual([en]);
  expect(worded(action, after, 'ar')).toEqual([ar]);
});

it('the values inside a field stand in the order of the fields, with the separator of the language', () => {
  const after = { window: { to: '23:00', from: '19:00' } };
  expect(worded('shift.create', after)).toEqual(['From: 19:00; To: 23:00']);
  expect(worded('shift.create', after, 'ar')).toEqual(['من: 19:00؛ إلى: 23:00']);
});

it('a time on the clock of a class is written as on screens, and stays the same for a viewer in another zone', () => {
  const moved = (language: 'en' | 'ar') =>
    wordChanges(
      { wallTime: '2026-12-31 16:00' },
      { wallTime: '2027-01-02 09:30' },
      { ...about, timezone: 'Asia/Kuala_Lumpur', action: 'class.update', language },
    ).map(({ before, after }) => [before, after]);
  expect(moved('en')).toEqual([['Thu 31 Dec, 4:00 pm', 'Sat, 2 Jan 2027, 9:30 am']]);
  expect(moved('ar')).toEqual([['الخميس، 31 ديسمبر، 4:00 م', 'السبت، 2 يناير 2027، 9:30 ص']]);
});
