import { createRequire } from 'node:module';
import type { Page } from 'playwright/test';

const require = createRequire(import.meta.url);
/** The worker runs in the page itself too. */
const scripts = [
  require.resolve('pdfjs-dist/build/pdf.worker.min.mjs'),
  require.resolve('pdfjs-dist/build/pdf.min.mjs'),
];

interface PdfJs {
  getDocument: (source: { data: Uint8Array; verbosity: number }) => {
    promise: Promise<{
      numPages: number;
      getPage: (number: number) => Promise<{ getTextContent: () => Promise<{ items: { str?: string }[] }> }>;
    }>;
  };
}

/**
 * The pieces of text that a PDF paints, in page order. pdf.js runs in a browser because it needs more than our oldest
 * Node.
 */
async function piecesOf(page: Page, pdf: Buffer): Promise<string[]> {
  const reader = await page.context().newPage();
  try {
    for (const path of scripts) await reader.addScriptTag({ path, type: 'module' });
    await reader.waitForFunction(() => 'pdfjsLib' in globalThis && 'pdfjsWorker' in globalThis);
    return await reader.evaluate(async (base64) => {
      const { pdfjsLib } = globalThis as unknown as { pdfjsLib: PdfJs };
      const data = Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0));
      const document = await pdfjsLib.getDocument({ data, verbosity: 0 }).promise;
      const pages = Array.from({ length: document.numPages }, (_, index) => document.getPage(index + 1));
      const texts = await Promise.all(pages.map(async (each) => (await each).getTextContent()));
      return texts.flatMap(({ items }) => items.map(({ str = '' }) => str));
    }, pdf.toString('base64'));
  } finally {
    await reader.close();
  }
}

/** Arabic letters are painted in their joined forms; vowel marks and direction marks are painted in many ways. */
const bare = (text: string) => text.normalize('NFKC').replace(/[\p{M}\p{Cf}]/gu, '');

/**
 * Makes a text comparable: words of one direction may stand in any order among those of the other. A vowel mark is
 * painted separately and splits its word; lam and alif are one glyph, which is read from its end.
 */
export const wordsOf = (text: string): string[] =>
  text
    .split(/\s+/)
    .filter((word) => word !== '' && !/\p{M}/u.test(word))
    .map((word) => bare(word).replace(/ل([اأإآ])/g, '$1ل'));

/** The text of an English paper, without spaces. */
export async function paperText(page: Page, pdf: Buffer): Promise<string> {
  return bare((await piecesOf(page, pdf)).join('')).replace(/\s/g, '');
}

/** The printed text of the page, without spaces. Arabic is painted from the left: its pieces are read from the end. */
export async function printedText(page: Page, language: 'en' | 'ar'): Promise<string> {
  const pieces = await piecesOf(page, await page.pdf({ preferCSSPageSize: true }));
  return bare((language === 'ar' ? pieces.toReversed() : pieces).join('')).replace(/\s/g, '');
}
