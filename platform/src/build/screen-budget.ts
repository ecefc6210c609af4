import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const BEST = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

const inKilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;

interface Built {
  name: string;
  files: Record<string, string[]>;
  budget?: { kilobytes?: number };
}

const DEFAULT_KILOBYTES = 60;
const readBuilt = (dist: string) => JSON.parse(readFileSync(path.join(dist, 'release.json'), 'utf8')) as Built;

/**
 * Bytes of each screen of a built remote (`dist`), compressed with brotli as in production: the entry, the exposed
 * module and the screen's own chunks.
 */
export function screenSizes(dist: string): Map<string, number> {
  const sizes = new Map<string, number>();
  const sizeOf = (file: string): number => {
    const size = sizes.get(file) ?? brotliCompressSync(readFileSync(path.join(dist, file)), BEST).length;
    sizes.set(file, size);
    return size;
  };
  const ofScreen = (files: string[]) => files.reduce((total, file) => total + sizeOf(file), 0);
  return new Map(Object.entries(readBuilt(dist).files).map(([screen, files]) => [screen, ofScreen(files)]));
}

/** Messages about the screens of a built remote whose scripts exceed the budget. */
export function screenBudgetProblems(dist: string): string[] {
  const { name, budget } = readBuilt(dist);
  const allowed = (budget?.kilobytes ?? DEFAULT_KILOBYTES) * 1000;
  return [...screenSizes(dist)].flatMap(([screen, size]) =>
    size > allowed
      ? [`the screen ${screen} of ${name} has ${inKilobytes(size)} of scripts; ${inKilobytes(allowed)} are allowed`]
      : [],
  );
}
