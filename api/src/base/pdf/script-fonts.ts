import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';
import * as v from 'valibot';

/**
 * Fonts for the scripts that the typeface of the papers lacks, in order of preference. Each is a package of many small
 * files by ranges of characters, of which a paper needs one or two: so Chinese, Japanese and Korean take 15 MB of the
 * server instead of 200, and a name some tens of KB.
 */
const families = [
  ...['noto-sans', 'noto-sans-arabic', 'noto-sans-armenian', 'noto-sans-bengali', 'noto-sans-devanagari'],
  ...['noto-sans-ethiopic', 'noto-sans-georgian', 'noto-sans-gujarati', 'noto-sans-gurmukhi', 'noto-sans-hebrew'],
  ...['noto-sans-kannada', 'noto-sans-khmer', 'noto-sans-lao', 'noto-sans-malayalam', 'noto-sans-sinhala'],
  ...['noto-sans-tamil', 'noto-sans-telugu', 'noto-sans-thaana', 'noto-sans-thai'],
  ...['noto-sans-sc', 'noto-sans-jp', 'noto-sans-kr'],
] as const;

export type Weight = 'regular' | 'bold';
const weights = { regular: 400, bold: 600 } as const;

/** A file of a family: the characters of some ranges. */
interface Slice {
  family: (typeof families)[number];
  name: string;
  ranges: readonly (readonly [from: number, to: number])[];
}

const { resolve } = createRequire(import.meta.url);
const folderOf = (family: string) => dirname(resolve(`@fontsource-variable/${family}/package.json`));
const declared = v.record(v.string(), v.string());

/** @param text such as `U+0301,U+0400-045F`. */
const rangesOf = (text: string) =>
  text.split(',').map((range) => {
    const [from = '', to = from] = range.trim().slice(2).split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
  });

async function slicesOf(family: Slice['family']): Promise<Slice[]> {
  const text = await readFile(join(folderOf(family), 'unicode.json'), 'utf8');
  return Object.entries(v.parse(declared, JSON.parse(text))).map(([name, ranges]) => ({
    family,
    name: name.replace(/[[\]]/g, ''),
    ranges: rangesOf(ranges),
  }));
}

let slices: Promise<Slice[]> | undefined;

/** The files that declare a character, the preferred family first. */
export async function slicesFor(code: number): Promise<Slice[]> {
  slices ??= Promise.all(families.map(slicesOf)).then((all) => all.flat());
  return (await slices).filter(({ ranges }) => ranges.some(([from, to]) => code >= from && code <= to));
}

export const fontNameOf = ({ family, name }: Slice, weight: Weight): string => `${family}/${name}/${weight}`;

/** Whether it is the name of a font of this file. */
export const isFurther = (name: string): boolean => name.includes('/');

const read = new Map<string, Promise<Buffer>>();

/**
 * The writer of PDFs can embed neither the compressed form nor a variable weight: both are resolved here. It cannot
 * read the positions of marks of Gurmukhi.
 */
async function readSlice({ family, name }: Slice, weight: Weight): Promise<Buffer> {
  const file = await readFile(join(folderOf(family), 'files', `${family}-${name}-wght-normal.woff2`));
  const variationAxes = { wght: weights[weight] };
  const dropTables = family === 'noto-sans-gurmukhi' ? ['GPOS'] : [];
  return subsetFont(file, '', { keepAllGlyphs: true, targetFormat: 'truetype', variationAxes, dropTables });
}

/** A file as a font of one weight, read once per process. */
export function sliceFont(slice: Slice, weight: Weight): Promise<Buffer> {
  const name = fontNameOf(slice, weight);
  const known = read.get(name) ?? readSlice(slice, weight);
  read.set(name, known);
  known.catch(() => read.delete(name));
  return known;
}
