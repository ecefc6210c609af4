import { expect, it } from 'vitest';
import { bareText, readPdf } from '#testing/read-pdf.ts';
import { type Paper, type PaperOptions, writePaper } from './paper.ts';
import { writeFacts, writeTable } from './paper-table.ts';

const english: PaperOptions = {
  language: 'en',
  title: 'Receipt',
  academy: { name: 'Academy of Light', contacts: ['office@example.org', '+962 6 555 0142'], logo: null },
  footer: 'Bank of Amman, IBAN JO94 CBJO 0010 0000 0000 0131 0003 02. Tax number 123 456.',
  pageOf: (page, pages) => `Page ${page} of ${pages}`,
  createdAt: new Date('2026-11-27T06:00:00Z'),
};
const arabic: PaperOptions = {
  ...english,
  language: 'ar',
  title: 'إيصال',
  academy: { ...english.academy, name: 'أكاديمية الإتقان' },
  footer: 'الرقم الضريبي 123 456',
  pageOf: (page, pages) => `صفحة ${page} من ${pages}`,
};
const columns = [
  { title: 'Date', share: 1, isValue: true },
  { title: 'Item', share: 3, isValue: true },
  { title: 'Amount', share: 1, align: 'end', isValue: true },
] as const;

const written = async (options: PaperOptions, write: (paper: Paper) => void) => {
  const { pages, ...rest } = await readPdf(await writePaper(options, write));
  return { ...rest, pages: pages.map((lines) => lines.map(bareText)) };
};

it('an English paper is read from its title to its foot, with language, title and author', async () => {
  const facts = [['Number', 'R-2026-00001'] as const, ['Paid by', 'Fāṭima Ñuñez Łódź'] as const];
  const row = ['27 Nov 2026', 'First steps (8 classes)', '40.00 USD'];
  const total = ['', 'Total', '40.00 USD'];
  const { pages, info, tree } = await written(english, (paper) => {
    writeFacts(paper, facts);
    writeTable(paper, { columns, rows: [row], totals: [total] });
  });
  const head = ['Academy of Light', 'office@example.org · +962 6 555 0142', 'Receipt'];
  const table = ['Date', 'Item', 'Amount', ...row, 'Total', '40.00 USD'];
  expect(pages).toEqual([[...head, ...facts.flat(), ...table, english.footer, 'Page 1 of 1'].map(bareText)]);
  expect(info).toMatchObject({ Title: 'Receipt', Author: 'Academy of Light', Language: 'en' });
  for (const role of ['H1', 'Table', 'TR', 'TH', 'TD']) expect(tree).toContain(`"role":"${role}"`);
});

it('an Arabic paper is read in the order of its letters, words and numbers', async () => {
  const { pages, info } = await written(arabic, (paper) => paper.text('دفعت لانا الأحمد 12,500.50 USD مقابل سلامًا'));
  const text = pages.flat().join('');
  expect(text).toContain(bareText('دفعت لانا الأحمد 12,500.50 USD مقابل سلامًا'));
  expect(text).toContain(bareText('أكاديمية الإتقان'));
  expect(text).toMatch(new RegExp(`${bareText('الرقم الضريبي 123 456')}صفحة1من1$`));
  expect(info).toMatchObject({ Title: 'إيصال', Language: 'ar' });
});

it('the name of an erased person is in the language of the paper (D123)', async () => {
  const textOf = async (options: PaperOptions) => {
    const { pages } = await written(options, (paper) => {
      writeFacts(paper, [['Paid by', 'Former member']]);
      writeTable(paper, { columns, rows: [['27 Nov 2026', 'Former member', '40.00 USD']] });
    });
    return pages.flat().join(' ');
  };
  expect(await textOf(english)).not.toContain(bareText('عضو سابق'));
  const text = await textOf(arabic);
  expect(text.split(bareText('عضو سابق'))).toHaveLength(3);
  expect(text).not.toContain(bareText('Former member'));
});

it('a paper in both languages has separate pages for each, tagged with the language and with its foot', async () => {
  const { pages, info, tree } = await written(english, (paper) => {
    paper.text('Paid');
    paper.turn(arabic);
    paper.text('دفعت لانا');
  });
  expect(pages).toHaveLength(2);
  const [first, second] = pages.map((lines) => lines.join(''));
  for (const part of ['Academy of Light', 'Receipt', 'Paid', english.footer, 'Page 1 of 2'])
    expect(first).toContain(bareText(part));
  for (const part of ['أكاديمية الإتقان', 'إيصال', 'دفعت لانا', arabic.footer, 'صفحة 2 من 2'])
    expect(second).toContain(bareText(part));
  expect(second).not.toContain(bareText('Tax number'));
  expect(info).toMatchObject({ Title: 'Receipt', Language: 'en' });
  expect(tree).toMatch(/"role":"Sect"/);
});

it('a table continues over pages with its head on each, and splits no row', async () => {
  const rows = Array.from({ length: 60 }, (_, index) => [
    `day ${index}`,
    `item ${index} of two\nlines`,
    `${index} USD`,
  ]);
  const { pages } = await written(english, (paper) => writeTable(paper, { columns, rows }));
  expect(pages.length).toBeGreaterThan(2);
  for (const [index, lines] of pages.entries()) {
    const from = lines.indexOf('Date');
    expect(lines.slice(from, from + 3)).toEqual(['Date', 'Item', 'Amount']);
    expect(lines.at(-1)).toBe(`Page${index + 1}of${pages.length}`);
    const days = lines.filter((line) => line.startsWith('day')).length;
    expect(lines.filter((line) => line.startsWith('item')).length).toBe(days);
    expect(lines.filter((line) => line === 'lines').length).toBe(days);
  }
  expect(pages.flat().filter((line) => line.startsWith('day'))).toHaveLength(60);
});

it('a text is broken between words, and a too long word is broken within the word', async () => {
  const { pages } = await written(english, (paper) => paper.text(`${'word '.repeat(60)}${'x'.repeat(200)}`));
  const lines = pages.flat().filter((line) => /^(word|x)+$/.test(line));
  expect(lines.join('')).toBe('word'.repeat(60) + 'x'.repeat(200));
  expect(lines.length).toBeGreaterThan(4);
});
