import { expect, it } from 'vitest';
import { bareText, readPdf } from '#testing/read-pdf.ts';
import { type PaperOptions, writePaper } from './paper.ts';
import { writeFacts } from './paper-table.ts';

const missing: string[] = [];
const options = (language: 'en' | 'ar'): PaperOptions => ({
  language,
  title: 'R',
  academy: { name: 'A', contacts: [], logo: null },
  footer: '',
  pageOf: () => '',
  createdAt: new Date('2026-11-27T06:00:00Z'),
  onMissing: (letters) => missing.push(...letters),
});

/** The values of facts as they are read from a paper. */
async function valuesOf(names: readonly string[], language: 'en' | 'ar' = 'en'): Promise<string[]> {
  missing.length = 0;
  const pdf = await writePaper(options(language), (paper) =>
    writeFacts(
      paper,
      names.map((name, at) => [`#${at}`, name]),
    ),
  );
  const text = (await readPdf(pdf)).pages.flat().map(bareText).join('');
  return text.split(/#\d+/).slice(1);
}

/** Vowels of Indian scripts are painted before their letters. */
const lettersOf = (text: string) => [...bareText(text)].sort().join('');

const names = [
  ...[
    'Ольга Ива́нова',
    'Қазақбай Әлиев',
    'Ελένη Παπαδοπούλου',
    'Nguyễn Thị Hường',
    'Ḥasan ʾIbrāhīm',
    'Fāṭima Ñuñez Łódź',
  ],
  ...['নুসরাত জাহান', 'प्रियंका शर्मा', 'நூர் முகமது', 'നന്ദ കുമാർ', 'సీత', 'ಕನ್ನಡ', 'ગુજરાતી', 'ਗੁਰਮੀਤ', 'සිංහල'],
  ...['ณัฐวุฒิ ใจดี', 'ខ្មែរ', 'ລາວ', 'გიორგი ბერიძე', 'Հայկ Պետրոսյան', 'ሰላም ተስፋዬ'],
  ...['山田 太郎', 'さくら', '王小明', '陳國龍', '김민수', 'שָׁלוֹם כהן', 'އަހްމަދު'],
  ...['پرویز گلاب', 'فاطمہ بیگم', 'مُحَمَّدٌ', 'نُور ٱلْهُدَىٰ بنتُ عليّ'],
];

it('every script of a name has a font on papers', async () => {
  const values = await valuesOf(names);
  expect(missing).toEqual([]);
  expect(values.map(lettersOf)).toEqual(names.map(lettersOf));
});

it('the words of a name with marks are read in order, without the marks that would tear them apart', async () => {
  const pdf = await writePaper(options('ar'), (paper) => {
    paper.text('مُحَمَّدٌ');
    paper.text('Ива́нова');
  });
  const { pages } = await readPdf(pdf);
  expect(pages.flat().map((line) => line.normalize('NFKC').replace(/\u200b/g, ''))).toEqual(
    expect.arrayContaining(['محمد', 'Иванова']),
  );
});

it('a letter that no font has is shown by its code point, and reported', async () => {
  expect(await valuesOf(['Li Ꮳ'])).toEqual(['Li[U+13E3]']);
  expect(missing).toEqual(['Ꮳ']);
});

it.each([
  ['👩‍🏫 Aisha', 'Aisha'],
  ['Noor 🌸🌸 Ali', 'NoorAli'],
  ['Umm Ahmad ❤️', 'UmmAhmad'],
  ['Al-Noor™', 'Al-NoorTM'],
  ['🌸', '[U+1F338]'],
])('emoji of a name are left out unless it has nothing else: %s', async (name, shown) => {
  expect(await valuesOf([name])).toEqual([shown]);
});
