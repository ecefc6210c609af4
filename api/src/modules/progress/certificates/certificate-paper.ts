import { notFound } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import type { Paper } from '#base/pdf/paper.ts';
import { dayText } from '#base/time/moment-text.ts';
import { zoneOfAcademy } from '#modules/academy/academy-time.ts';
import { describeAcademy } from '#modules/academy/describe-academy.ts';
import { paperAcademy } from '#modules/academy/paper-academy.ts';
import { languageOf } from '#modules/identity/accounts.ts';
import { type Language, rangesText } from '../month/range-text.ts';
import type { WireCertificate } from '../progress.schema.ts';
import { rangeOf } from '../quran/ranges.ts';
import { AYAHS, juzParts } from '../quran/structure.ts';
import { findCertificate } from './find-certificate.ts';

const words = {
  en: {
    title: 'Certificate of memorisation',
    awarded: 'Awarded to',
    what: (juz: number) =>
      juz === 0 ? 'for memorising the whole of the Quran' : `for memorising juz ${juz} of the Quran`,
    extent: (range: string, ayahs: number) => `${range} (${ayahs} ayahs)`,
    recommended: 'Recommended by',
    confirmed: 'Confirmed by',
    date: 'Date',
  },
  ar: {
    title: 'شهادة حفظ',
    awarded: 'تُمنح هذه الشهادة إلى',
    what: (juz: number) => (juz === 0 ? 'لإتمام حفظ القرآن الكريم كاملًا' : `لإتمام حفظ الجزء ${juz} من القرآن الكريم`),
    extent: (range: string, ayahs: number) => `${range} (عدد الآيات: ${ayahs})`,
    recommended: 'بترشيح',
    confirmed: 'باعتماد',
    date: 'التاريخ',
  },
};

/** Its first and last ayah, and the number of its ayahs. */
function extentOf(juz: number, language: Language): string {
  const { first, last } = juzParts[juz - 1] ?? { first: 1, last: AYAHS };
  return words[language].extent(rangesText([rangeOf({ first, last })], language), last - first + 1);
}

type Confirmed = WireCertificate & { confirmedAt: string };

async function writeCertificate(paper: Paper, ctx: ViewerCtx, certificate: Confirmed, language: Language) {
  const { writeFacts } = await import('#base/pdf/paper-table.ts');
  const { juz, student, proposedBy, confirmedBy, confirmedAt } = certificate;
  const text = words[language];
  paper.space(36);
  paper.text(text.awarded, { size: 14 });
  paper.space(6);
  paper.text(student.name, { size: 34, isBold: true });
  paper.space(14);
  paper.text(text.what(juz), { size: 18 });
  paper.text(extentOf(juz, language), { size: 12 });
  paper.space(40);
  const { month_names } = describeAcademy(ctx.deps.academySettings);
  const day = dayText(new Date(confirmedAt), { language, timezone: zoneOfAcademy(ctx.deps), months: month_names });
  writeFacts(paper, [
    [text.recommended, proposedBy.name],
    [text.confirmed, confirmedBy?.name ?? ''],
    [text.date, day],
  ]);
}

/** A confirmed certificate as a PDF of one page. */
async function makeCertificatePaper(ctx: ViewerCtx, certificate: Confirmed, language: Language): Promise<Uint8Array> {
  const { openPaper } = await import('#base/pdf/paper.ts');
  const paper = await openPaper({
    language,
    title: words[language].title,
    academy: await paperAcademy(ctx.deps, language),
    footer: '',
    pageOf: () => '',
    createdAt: new Date(certificate.confirmedAt),
    isLandscape: true,
  });
  await writeCertificate(paper, ctx, certificate, language);
  return paper.finish();
}

interface Asked {
  ctx: ViewerCtx;
  id: number;
  language: Language | undefined;
}

/** @throws AppError `not_found`, also for a certificate that is only proposed. */
export async function readCertificatePaper({ ctx, id, language }: Asked): Promise<{ name: string; pdf: Uint8Array }> {
  const { shown } = await findCertificate(ctx.sql, ctx, id, 'read');
  const { confirmedAt, juz } = shown;
  if (confirmedAt === null) throw notFound('Certificate');
  const chosen = language ?? (await languageOf(ctx.sql, ctx.viewer.userId));
  const pdf = await makeCertificatePaper(ctx, { ...shown, confirmedAt }, chosen);
  return { name: juz === 0 ? 'certificate-quran' : `certificate-juz-${juz}`, pdf };
}
