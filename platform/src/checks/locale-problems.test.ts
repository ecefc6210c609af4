import { expect, it } from 'vitest';
import { untranslated } from '../scaffold/names.ts';
import { localeProblems } from './locale-problems.ts';

const problemsOf = (arabic: string) =>
  localeProblems({
    label: 'mf-library/locales/*/library.json',
    name: 'library',
    en: new Map([['list.header.title', 'Shelves']]),
    ar: new Map([['list.header.title', arabic]]),
    source: `t('list.header.title')`,
    everySource: '',
  });

it.each(['الرفوف', 'رفوف {{name}}', 'CSV', 'English', '{{filter}}:', '2'])('%s is an Arabic text', (text) => {
  expect(problemsOf(text)).toEqual([]);
});

it.each(['Shelves', 'Shelves {{name}}', 'CSV file'])('%s is no Arabic text', (text) => {
  const problem = 'mf-library/locales/*/library.json: list.header.title is not written in Arabic';
  expect(problemsOf(text)).toEqual([problem]);
});

it('a title that the scaffold could not translate is reported by name', () => {
  const problem = 'mf-library/locales/*/library.json: list.header.title waits for its Arabic text';
  expect(problemsOf(untranslated('Shelves'))).toEqual([problem]);
});

it('an empty Arabic text is reported once', () => {
  expect(problemsOf(' ')).toEqual(['mf-library/locales/*/library.json: list.header.title is empty']);
});
