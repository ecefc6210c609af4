import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** Bytes of brotli, as production serves them: the entry, the exposed module and the screen's own chunks. */
const SCREEN_BUDGET = 60_000;
const BEST = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

const inKilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;

/** The screens of a built remote (`dist`) whose scripts are larger than a screen may be, in words. */
export function screenBudgetProblems(dist: string): string[] {
  const release = JSON.parse(readFileSync(path.join(dist, 'release.json'), 'utf8')) as {
    name: string;
    files: Record<string, string[]>;
  };
  const sizes = new Map<string, number>();
  const sizeOf = (file: string): number => {
    const size = sizes.get(file) ?? brotliCompressSync(readFileSync(path.join(dist, file)), BEST).length;
    sizes.set(file, size);
    return size;
  };
  return Object.entries(release.files).flatMap(([screen, files]) => {
    const size = files.reduce((total, file) => total + sizeOf(file), 0);
    return size > SCREEN_BUDGET
      ? [
          `the screen ${screen} of ${release.name} has ${inKilobytes(size)} of scripts; ${inKilobytes(SCREEN_BUDGET)} are allowed`,
        ]
      : [];
  });
}
