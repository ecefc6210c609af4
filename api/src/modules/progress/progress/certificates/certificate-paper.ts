import { notFound } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { languageOf } from '#modules/accounts/identity/accounts.ts';
import { describeAcademy } from '#modules/platform/academy/describe-academy.ts';
import { type Language, rangesText } from '../month/range-text.ts';
import { type CertificateText, drawCertificate } from '../paper/draw-certificate.ts';
import type { WireCertificate } from '../progress.schema.ts';
import { rangeOf } from '../quran/ranges.ts';
import { AYAHS, juzParts } from '../quran/structure.ts';
import { findCertificate } from './find-certificate.ts';
import { juzInWords } from './juz-in-words.ts';

const words = {
  en: {
    title: 'Certificate of memorisation',
    file: (juz: number) => (juz === 0 ? 'the whole Quran' : `juz ${juz}`),
    awarded: 'Awarded to',
    what: (juz: number) =>
      juz === 0 ? 'for memorising the whole of the Quran' : `for memorising juz ${juz} of the Quran`,
    extent: (range: string, ayahs: number) => `${range} (${ayahs} ayahs)`,
    recommended: 'Recommended by',
    confirmed: 'Confirmed by',
    verse: '“Rather, it is clear signs in the hearts of those who have been given knowledge.” (Quran 29:49)',
  },
  ar: {
    title: 'شهادة حفظ',
    file: (juz: number) => (juz === 0 ? 'القرآن الكريم كاملًا' : `الجزء ${juz}`),
    awarded: 'تُمنح هذه الشهادة إلى',
    what: (juz: number) =>
      juz === 0 ? 'لإتمام حفظ القرآن الكريم كاملًا' : `لإتمام حفظ ${juzInWords(juz)} من القرآن الكريم`,
    extent: (range: string, ayahs: number) => `${range} (عدد الآيات: ${ayahs})`,
    recommended: 'بترشيح',
    confirmed: 'باعتماد',
    verse: 'سورة العنكبوت، الآية 49',
  },
};

/** Its first and last ayah, and the number of its ayahs. */
function extentOf(juz: number, language: Language): string {
  const { first, last } = juzParts[juz - 1] ?? { first: 1, last: AYAHS };
  return words[language].extent(rangesText([rangeOf({ first, last })], language), last - first + 1);
}

const VERSE = '﴿ بَلْ هُوَ آيَاتٌ بَيِّنَاتٌ فِي صُدُورِ الَّذِينَ أُوتُوا الْعِلْمَ ﴾';

function textOf(
  { juz, student, proposedBy, confirmedBy }: WireCertificate,
  language: Language,
  academy: string,
): CertificateText {
  const { title, awarded, what, verse, recommended, confirmed } = words[language];
  return {
    ...{ title, awarded, name: student.name, what: what(juz), extent: extentOf(juz, language) },
    verse: { text: VERSE, line: verse },
    signatures: [
      [recommended, proposedBy.name],
      [confirmed, confirmedBy?.name ?? academy],
    ],
  };
}

interface Asked {
  ctx: ViewerCtx;
  id: number;
  language: Language | undefined;
}

/** @throws AppError `not_found`, also for a certificate that is only proposed. */
export async function readCertificatePaper({ ctx, id, language }: Asked): Promise<{ name: string; pdf: Uint8Array }> {
  const { shown } = await findCertificate(ctx.sql, ctx, id, 'read');
  const { confirmedAt, juz, student } = shown;
  if (confirmedAt === null) throw notFound('Certificate');
  const chosen = language ?? (await languageOf(ctx.sql, ctx.viewer.userId));
  const { name: academy } = describeAcademy(ctx.deps.academySettings);
  const text = textOf(shown, chosen, academy[chosen]);
  const pdf = await drawCertificate(ctx, { text, language: chosen, at: new Date(confirmedAt) });
  return { name: `${student.name} - ${words[chosen].file(juz)}`, pdf };
}
