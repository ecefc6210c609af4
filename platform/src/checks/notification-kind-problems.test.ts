import { defineRemote } from '@academy/shared-auth/contract';
import { expect, it } from 'vitest';
import { mailSubjectProblems, notificationKindProblems } from './notification-kind-problems.ts';

const remote = (
  notifications: { key: string; textKey: string; to?: string }[],
  en: Record<string, string>,
  ar = {},
) => ({
  declared: defineRemote({
    name: 'mf-stars',
    version: '1.0.0',
    namespace: 'stars',
    needs: { shell: '^1.0.0', api: '^1.0.0' },
    routes: [],
    notifications,
  }),
  texts: { en, ar },
});
const given = { key: 'star.given', textKey: 'given', to: '/stars/:relatedId?by=:name' };
const kind = { key: 'star.given', params: ['name'] };

it('remotes and API agree if every kind has words that use only its parameters', () => {
  const texts = { given_one: '{{name}} gave a star', given_other: '{{name}} gave {{count}} stars' };
  expect(notificationKindProblems([remote([given], texts)], [kind])).toEqual([]);
});

it('a kind of notification without words in any remote is reported', () => {
  expect(notificationKindProblems([remote([given], {})], [kind, { key: 'moon.full', params: [] }])).toEqual([
    'no remote words the notification moon.full',
  ]);
});

it('words for a kind that the API does not declare are reported', () => {
  expect(notificationKindProblems([remote([given], {})], [])).toEqual([
    'mf-stars words the notification star.given, which no module of the API declares',
  ]);
});

it('a text or link with a parameter that the kind does not have is reported', () => {
  const wrong = remote(
    [{ ...given, to: '/stars/:starId/:count' }],
    { given: '{{ who }}' },
    { given_two: '{{relatedId}}' },
  );
  expect(notificationKindProblems([wrong], [kind])).toEqual(
    ['who', 'relatedId', 'starId', 'count'].map(
      (name) => `mf-stars uses ${name} in the notification star.given, which has no such parameter`,
    ),
  );
});

it('a notification text that shows a raw instant, or a value that is no instant as one, is reported', () => {
  const rises = { key: 'star.rises', textKey: 'rises' };
  const problems = (text: string) =>
    notificationKindProblems(
      [remote([rises], { rises: text })],
      [{ key: 'star.rises', params: ['name', 'at'], instants: ['at'] }],
    );
  expect(problems('{{name}} rises on {{at, instant}}')).toEqual([]);
  expect(problems('{{name, instant}} rises on {{at}}')).toEqual(
    ['name', 'at'].map(
      (name) => `mf-stars words the notification star.rises with ${name}: instants, and they alone, are {{…, instant}}`,
    ),
  );
});

it('a text of a notification has at most 110 letters without its names', () => {
  const texts = (letters: number) => ({ given_one: `{{name}}${'a'.repeat(letters)}`, given_other: '{{count}}' });
  expect(notificationKindProblems([remote([given], texts(110))], [kind])).toEqual([]);
  expect(notificationKindProblems([remote([given], texts(111))], [kind])).toHaveLength(1);
});

const subject = { en: 'A star', ar: 'نجمة' };

it.each([
  ['a subject for each mailed kind', { channels: ['push', 'mail'], subject }, 0],
  ['a mailed kind without one', { channels: ['push', 'mail'] }, 1],
  ['a kind that is not mailed', { channels: ['push'], subject }, 1],
  ['a subject that a phone cuts', { channels: ['mail'], subject: { ...subject, en: 'A'.repeat(46) } }, 1],
])('subjects of mails are checked: %s', (_what, about, problems) => {
  expect(mailSubjectProblems([{ ...kind, ...about }])).toHaveLength(problems);
});
