import { useNotificationTexts } from '@academy/shared-auth';
import {
  notificationSourceForTest,
  provideNotificationTexts,
  signInForTest,
  startTestI18n,
} from '@academy/shared-auth/testing';
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { texts } from '#/testing/texts.ts';
import remote from '../remote.ts';

const source = notificationSourceForTest(remote, texts);
const params = {
  student: 'Huda Mansour',
  teacher: 'Omar Khalil',
  startsAt: '2031-01-15T13:00:00.000Z',
  endsAt: '2031-01-25',
};

async function wordsFor(name: string, language: 'en' | 'ar') {
  provideNotificationTexts([source]);
  signInForTest({ name }, []);
  await startTestI18n(language, { ui: {} });
  const { result } = renderHook(useNotificationTexts);
  return (key: string, count: number) => {
    const text = result.current({ key, relatedId: '30', params: { ...params, count } })?.text ?? '';
    return text.replace(/[\u2066-\u2069]/g, '');
  };
}

test.each([
  ['en', 'hold.ended', 1, 'Your classes resume: 1 cancelled class is back'],
  ['en', 'hold.ended', 3, 'Your classes resume: 3 cancelled classes are back'],
  ['ar', 'hold.ended', 2, 'تُستأنف حصصك، وتعود حصتان إلى موعديهما'],
  ['ar', 'hold.ended', 3, 'تُستأنف حصصك، وتعود 3 حصص إلى مواعيدها'],
  ['ar', 'hold.ended', 11, 'تُستأنف حصصك، وتعود 11 حصة إلى مواعيدها'],
] as const)('in %s a student reads %s of %i classes as of their own', async (language, key, count, text) => {
  expect((await wordsFor(params.student, language))(key, count)).toBe(text);
});

test('a teacher reads of their own absence, and a leader whose it is', async () => {
  expect((await wordsFor(params.teacher, 'en'))('absence.recorded', 2)).toBe(
    'Your absence was recorded: 2 classes were changed',
  );
  expect((await wordsFor('Layth Saleh', 'en'))('absence.recorded', 2)).toBe(
    'Omar Khalil’s absence was recorded: 2 classes were changed',
  );
});

/** No student gets these. */
const OF_STAFF = [
  'teacherNotJoined',
  'reportNeeded',
  'reportOverdue',
  'reportReturned',
  'visitReleased',
  'visitAnswered',
  'excuseAsked',
  'moveAsked',
  'assignmentHandedIn',
  'holdByFamily',
  'holdTakenBack',
];

test('each notification that names a student to a family has words for the student too', () => {
  const of = (key: string) => [key, `${key}_other`].find((each) => each in source.texts.en) ?? key;
  const named = remote.notifications
    .map(({ textKey }) => textKey)
    .filter(
      (key) =>
        source.texts.en[of(key)]?.includes('{{student}}') && !OF_STAFF.includes(key.replace('notifications.', '')),
    );
  expect(named.length).toBeGreaterThan(0);
  for (const language of ['en', 'ar'] as const)
    expect(named.filter((key) => !(of(`${key}_student`) in source.texts[language]))).toEqual([]);
});
