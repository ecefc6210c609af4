const ONES = ['الأول', 'الثاني', 'الثالث', 'الرابع', 'الخامس', 'السادس', 'السابع', 'الثامن', 'التاسع', 'العاشر'];
const FIRST = 'الحادي';
const TENS: Readonly<Record<number, string>> = { 20: 'العشرين', 30: 'الثلاثين' };

/** The names that families use, by the first words of the juz. */
const NAMES: Readonly<Record<number, string>> = { 28: 'قد سمع', 29: 'تبارك', 30: 'عمّ' };

const onesOf = (digit: number): string => (digit === 1 ? FIRST : (ONES[digit - 1] ?? ''));

function ordinal(juz: number): string {
  if (juz <= 10) return ONES[juz - 1] ?? '';
  if (juz < 20) return `${onesOf(juz - 10)} عشر`;
  return TENS[juz] ?? `${onesOf(juz - 20)} والعشرين`;
}

/** A juz on a paper in Arabic, in the genitive: «الجزء الثلاثين (جزء عمّ)». */
export function juzInWords(juz: number): string {
  const name = NAMES[juz];
  return `الجزء ${ordinal(juz)}${name ? ` (جزء ${name})` : ''}`;
}
