import { expect, it } from 'vitest';
import { localeTexts, sourceTexts } from './product-texts.ts';
import { wordListOf } from './word-list.ts';
import { type ProductText, wordProblems } from './word-problems.ts';

const lists = {
  en: wordListOf({
    avoided: { email: ['e-mail'] },
    kept: { names: ['Arabic', 'PDF'] },
    exceptions: { 'a name': ['errors.title'] },
  }),
  ar: wordListOf({
    avoided: { 'إعادة المحاولة': ['أعد المحاولة', 'حاول'], ضيف: ['زائر'] },
    kept: { 'not Oman': ['عمّان'] },
    pairs: { Statistics: 'الإحصائيات' },
    exceptions: {},
  }),
};

const problemsOf = (text: Partial<ProductText>) =>
  wordProblems([{ file: 'mf-x/locales/en/x.json', key: 'a.b', text: '', language: 'en', ...text }], lists);

it('a problem names the file, the key, the wrong form and the right one', () => {
  expect(problemsOf({ text: 'Your e-mail' })).toEqual([
    'mf-x/locales/en/x.json: a.b: not "e-mail", but email (platform/src/checks/words/en.json)',
  ]);
});

it.each([
  ['كتب {{teacher}} التقرير', 1],
  ['قبله {{name}}، ونُقلت الحصة', 1],
  ['قبل {{name}} بيوم', 0],
  ['التقرير بقلم {{teacher}}', 0],
  ['كتب {{count}} صفحات', 0],
])('in Arabic no verb stands before the name of a person: %s', (text, problems) => {
  expect(problemsOf({ text, language: 'ar', file: 'mf-x/locales/ar/x.json' })).toHaveLength(problems);
});

it.each([
  ['a form that is avoided', 'Send an e-mail', 1],
  ['a part of a longer word', 'Some e-mailing', 0],
  ['a capital in a sentence', 'Name is Required', 1],
  ['a capital after a full stop', 'It failed. Try again', 0],
  ['a capital in quotes', 'Press “Save” or “Keep it”', 0],
  ['a name', 'Learn Arabic from a PDF', 0],
  ['a value that is filled in', 'Delete {{Name}}?', 0],
  ['a typed limit', 'A picture of up to 10 MB', 2],
  ['a limit from its constant', 'A picture of up to {{most}} megabytes', 0],
])('an English text is checked: %s', (_what, text, problems) => {
  expect(problemsOf({ text })).toHaveLength(problems);
});

it.each([
  ['a form that is avoided', 'تعذر الحفظ. حاول لاحقًا', 1],
  ['a form with particles', 'للضيوف وللزائر والزائر', 1],
  ['a needless shadda', 'تعذّر الحفظ', 1],
  ['a shadda that a reader needs', 'بتوقيت عمّان', 0],
  ['a typed limit', 'حتى 10 ميغابايت', 1],
])('an Arabic text is checked: %s', (_what, text, problems) => {
  expect(problemsOf({ text, language: 'ar' })).toHaveLength(problems);
});

it('the same English text has one Arabic text', () => {
  const [problem] = problemsOf({ text: 'الإحصاءات', language: 'ar', english: 'Statistics' });
  expect(problem).toContain('"Statistics" is الإحصائيات, not الإحصاءات');
  expect(problemsOf({ text: 'الإحصائيات', language: 'ar', english: 'Statistics' })).toEqual([]);
});

it('exceptions and the words of API messages are not checked, except for typed limits', () => {
  expect(problemsOf({ key: 'errors.title', text: 'Page Is Forbidden' })).toEqual([]);
  expect(problemsOf({ text: 'Email Is Duplicate', isMessage: true })).toEqual([]);
  expect(problemsOf({ text: 'An image has at most 10 MB', isMessage: true })).toHaveLength(1);
});

it('an Arabic locale file is read with the English texts of its keys', () => {
  const files: Record<string, string> = {
    'mf-x/locales/en/x.json': '{"a": {"b": "Statistics"}}',
    'mf-x/locales/ar/x.json': '{"a": {"b": "الإحصاءات"}}',
  };
  const texts = localeTexts(Object.keys(files), (file) => files[file] ?? '');
  expect(texts.map(({ key, language, english }) => [key, language, english])).toEqual([
    ['a.b', 'en', undefined],
    ['a.b', 'ar', 'Statistics'],
  ]);
});

it.each([
  ['a mail in both languages', "const mail = { en: 'Your E-mail', ar: 'بريدك' };", 1],
  ['Arabic in a template', 'const mail = `يمكن إعادة المحاولة، أو حاول $\x7Bat}`;', 1],
  ['a message that clients match', "throw new AppError('duplicate', 'Phone Is Duplicate');", 0],
  ['a comment', "// Says 'The E-mail'\nconst a = 1;", 0],
])('texts in source code are checked: %s', (_what, source, problems) => {
  const texts = sourceTexts(['api/src/mail.ts'], () => source);
  expect(wordProblems(texts, lists).length > 0 ? 1 : 0).toBe(problems);
});

it('of a list of fields the names are checked, not its messages and SQL', () => {
  const field = "{ name: { en: 'Created At', ar: 'تاريخ الإضافة' }, body: day('The Day Is Required'), json: 'e-mail' }";
  const texts = sourceTexts(['api/src/a.fields.ts'], () => `const fields = { at: ${field} };`);
  expect(wordProblems(texts, lists)).toHaveLength(1);
});
