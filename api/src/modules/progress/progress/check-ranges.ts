import { AppError } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { languageOf } from '#modules/accounts/identity/accounts.ts';
import { problemOf, type Range, type RangeProblem } from './quran/ranges.ts';

const plurals = new Intl.PluralRules('ar');
/** No surah has only one or two ayahs, so these plural forms are not needed. */
const ayahsInArabic = (count: number) => `${count} ${plurals.select(count) === 'few' ? 'آيات' : 'آية'}`;

const words = {
  en: {
    impossible: ({ surah }: RangeProblem) => `Surah ${surah.name.en} has only ${surah.ayahs} ayahs`,
    reversed: 'The range ends before it begins',
  },
  ar: {
    impossible: ({ surah }: RangeProblem) => `سورة ${surah.name.ar} تحتوي على ${ayahsInArabic(surah.ayahs)} فقط`,
    reversed: 'نهاية المقطع قبل بدايته',
  },
};

/** H1: the message about the first ayah that its surah does not have. */
function rangeMessage(problem: RangeProblem, language: 'en' | 'ar'): string {
  const { impossible, reversed } = words[language];
  return problem.isReversed ? reversed : impossible(problem);
}

/**
 * H1, H2: checks ranges, with messages in the viewer's language.
 * @param path of the list of ranges in the request.
 * @throws AppError `invalid` at the first wrong end, with the surah and its number of ayahs.
 */
export async function checkRanges({ sql, viewer }: ViewerCtx, ranges: readonly Range[], path: string): Promise<void> {
  for (const [index, range] of ranges.entries()) {
    const problem = problemOf(range);
    if (!problem) continue;
    const message = rangeMessage(problem, await languageOf(sql, viewer.userId));
    const code = problem.isReversed ? 'reversed_range' : 'impossible_ayah';
    const data = { surah: problem.surah.number, ayahs: problem.surah.ayahs };
    throw new AppError(
      'invalid',
      message,
      [{ path: `${path}.${index}.${problem.field}`, code, message }],
      undefined,
      data,
    );
  }
}
