import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { listedColumns, storedColumns, textColumns } from '#testing/stored-columns.ts';
import { codeColumns, typedColumns } from '#testing/text-columns.ts';

const sources = import.meta.dirname;
const files = readdirSync(sources, { recursive: true, encoding: 'utf8' });

const typed = listedColumns(typedColumns);
const listed = [...['Ours', 'In both languages'].flatMap(storedColumns), ...typed, ...listedColumns(codeColumns)];

/** Texts for people that are not stored, although a property of that name is, or stored beside their key. */
const known = [
  'modules/platform/academy/reach.ts',
  'modules/platform/files/media/unread-types.ts',
  'modules/forms/forms/submissions/contact-form.ts',
  'modules/accounts/identity/two-steps/wrong-answers.ts',
  'modules/people/imports/judge/read-cells.ts',
  'modules/platform/notifications/push/test-push.ts',
  'modules/progress/progress/certificates/certificate-paper.ts',
  'modules/progress/progress/steps/level-paper.ts',
  'modules/progress/progress/steps/seed-curricula.ts',
];
const isOfWords =
  /(?:words|texts|html|mail|mails|page|pages|schema|settings|fixture|notifications|fields|routes|pdf)\.ts$/;
const isCode = (file: string) =>
  /^modules\/.*\.ts$/.test(file) && !/\.test\.ts$/.test(file) && !isOfWords.test(file) && !known.includes(file);

const inCode = (column: string) => column.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
const names = [...new Set([...typed, ...storedColumns('Ours')].map((each) => each.split('.')[1] ?? ''))];
const property = new RegExp(`\\b(?:${names.map(inCode).join('|')}): ['"\`][A-Z\\u0600-\\u06ff].*`, 'g');
const inserted =
  /\bset [a-z_]+ = '[A-Z\u0600-\u06ff][^'\n]*'|\binsert into [^`;]*?[\s(,]'[A-Z\u0600-\u06ff][^'`$\n]*'/g;

/** Places where code stores words of a language under the name of a column that people read. */
const storedIn = (text: string): string[] =>
  [property, inserted].flatMap((form) => [...text.matchAll(form)].map(([found]) => found.trim()));

describe('the words that are stored (D168)', () => {
  it('each column of texts is in one list: ours, in both languages, typed, or without words', async () => {
    expect(listed.sort()).toEqual(await textColumns());
  });

  it('no code stores English or Arabic words in a column that people read', () => {
    const stored = files.filter(isCode).flatMap((file) => {
      const text = readFileSync(path.join(sources, file), 'utf8');
      return storedIn(text).map((found) => `${file}: ${found}`);
    });
    expect(stored).toEqual([]);
  });

  it.each([
    [`reopenClass({ input: { reason: 'Report deleted' } })`, [`reason: 'Report deleted' } })`]],
    ['values({ title: `Class of the day` })', ['title: `Class of the day` })']],
    [`update class_requests set note = 'Nobody answered' where`, [`set note = 'Nobody answered'`]],
    [`insert into messages (text) values ('Welcome to us')`, [`insert into messages (text) values ('Welcome to us'`]],
    [`values({ reason: 'report_deleted', title: input.title })`, []],
  ])('%s is found as %j', (code, found) => {
    expect(storedIn(code)).toEqual(found);
  });
});
