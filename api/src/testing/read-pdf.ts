import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';

const content = v.object({
  items: v.array(v.object({ str: v.optional(v.string(), ''), hasEOL: v.optional(v.boolean(), false) })),
});
interface PdfJs {
  getDocument(source: { data: Uint8Array; verbosity: number; useSystemFonts: boolean }): {
    promise: Promise<{
      numPages: number;
      getMetadata(): Promise<{ info: unknown }>;
      getPage(page: number): Promise<{ getTextContent(): Promise<unknown>; getStructTree(): Promise<unknown> }>;
    }>;
    destroy(): Promise<void>;
  };
}

function withResolvers() {
  let [resolve, reject]: ((value: unknown) => void)[] = [];
  const promise = new Promise((...settle) => {
    [resolve, reject] = settle;
  });
  return { promise, resolve, reject };
}

/** Adds what the library expects of a platform and Node 20 lacks. */
function standIn(): void {
  class Nothing {}
  if (!('withResolvers' in Promise))
    Object.defineProperty(Promise, 'withResolvers', { value: withResolvers, configurable: true });
  const missing: Record<string, unknown> = { DOMMatrix: Nothing, ImageData: Nothing, Path2D: Nothing };
  for (const [name, value] of Object.entries(missing))
    if (!(name in globalThis)) Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}

async function openPdfJs(): Promise<PdfJs> {
  standIn();
  const { resolve } = createRequire(import.meta.url);
  return (await import(pathToFileURL(resolve('pdfjs-dist/legacy/build/pdf.mjs')).href)) as PdfJs;
}

/** For comparison: Arabic letters are read back in their joined forms, and with spaces between runs. */
export const bareText = (text: string): string => text.normalize('NFKC').replace(/[\p{M}\p{Cf}\s]/gu, '');

/** The text of a PDF as a machine reads it, one line each, in the order of painting. */
export async function readPdf(
  bytes: Uint8Array,
): Promise<{ pages: string[][]; info: Record<string, unknown>; tree: string }> {
  const { getDocument } = await openPdfJs();
  const task = getDocument({ data: Uint8Array.from(bytes), verbosity: 0, useSystemFonts: false });
  const pdf = await task.promise;
  const pages: string[][] = [];
  const trees: unknown[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = v.parse(content, await page.getTextContent());
    pages.push(items.map(({ str }) => str).filter((text) => text.trim() !== ''));
    trees.push(await page.getStructTree());
  }
  const { info } = await pdf.getMetadata();
  await task.destroy();
  return { pages, info: v.parse(v.record(v.string(), v.unknown()), info), tree: JSON.stringify(trees) };
}
