import { localeOf } from '@academy/shared-auth';

const KILO = 1024;
const MEGA = KILO * KILO;

/** A number of bytes in words: in kilobytes, from a tenth of a megabyte on in megabytes. */
export function fileSizeText(bytes: number, language: string): string {
  const isSmall = bytes < MEGA / 10;
  const format = new Intl.NumberFormat(localeOf(language), {
    style: 'unit',
    unit: isSmall ? 'kilobyte' : 'megabyte',
    unitDisplay: 'short',
    maximumFractionDigits: isSmall ? 0 : 1,
  });
  return format.format(isSmall ? Math.max(1, bytes / KILO) : bytes / MEGA);
}
