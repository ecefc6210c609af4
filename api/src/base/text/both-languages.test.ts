import { expect, it } from 'vitest';
import { useTestApi } from '#testing/shared-api.ts';
import { bothLanguages, bothLanguagesOf, jsonTextIn, textIn } from './both-languages.ts';

const api = await useTestApi();

const title = bothLanguages('Tajweed – “Sara”', 'التجويد – “Sara”');

it('a text of both languages is read in one of them, and other texts stay', () => {
  expect([textIn(title, 'en'), textIn(title, 'ar')]).toEqual(['Tajweed – “Sara”', 'التجويد – “Sara”']);
  expect(textIn(`${title}, ${title}`, 'en')).toBe('Tajweed – “Sara”, Tajweed – “Sara”');
  expect([bothLanguages('Sara', 'Sara'), textIn('Sara', 'ar')]).toEqual(['Sara', 'Sara']);
});

it('JSON has each of its texts in one language, with what is escaped in them', () => {
  const rows = [
    { title, notes: 'a "quoted" line\n' },
    { title: bothLanguages('"A"', '"أ"'), notes: null },
  ];
  expect(JSON.parse(jsonTextIn(JSON.stringify(rows), 'ar'))).toEqual([
    { title: 'التجويد – “Sara”', notes: 'a "quoted" line\n' },
    { title: '"أ"', notes: null },
  ]);
});

it('signs that stand in different strings leave JSON as it is', () => {
  const rows = ['\ufff9', 'a \\" b', '\ufffa', 'c', '\ufffb'];
  expect(JSON.parse(jsonTextIn(JSON.stringify(rows), 'en'))).toEqual(rows);
});

it('SQL writes the same text of both languages', async () => {
  const text = `select ${bothLanguagesOf('$1::text', '$2::text')} as pair, ${bothLanguagesOf('$1::text', '$1::text')} as one`;
  expect(await api.deps.database.sql.query({ text, values: ['Class', 'حصة'] })).toEqual([
    { pair: bothLanguages('Class', 'حصة'), one: 'Class' },
  ]);
});
