import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** `fallback` has the Arabic letters of other languages (`پ`, `ک`), which the academy's typeface lacks. */
export type BaseFont = 'regular' | 'bold' | 'fallback';

// Complete font files: those for the web are subsets, one without digits and one without brackets.
const files = {
  regular: '@expo-google-fonts/readex-pro/400Regular/ReadexPro_400Regular.ttf',
  bold: '@expo-google-fonts/readex-pro/600SemiBold/ReadexPro_600SemiBold.ttf',
  fallback: '@expo-google-fonts/amiri/400Regular/Amiri_400Regular.ttf',
} as const satisfies Record<BaseFont, string>;

const { resolve } = createRequire(import.meta.url);
const names = Object.keys(files) as BaseFont[];
let read: Promise<[BaseFont, Buffer][]> | undefined;

/** The fonts of papers, read once per process. */
export function paperFonts(): Promise<[BaseFont, Buffer][]> {
  read ??= Promise.all(
    names.map(async (name): Promise<[BaseFont, Buffer]> => [name, await readFile(resolve(files[name]))]),
  );
  return read;
}
