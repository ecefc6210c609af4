import { notFound } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import type { Paper } from '#base/pdf/paper.ts';
import type { PaperAcademy } from '#base/pdf/paper-head.ts';
import { paperColors } from '#base/pdf/paper-look.ts';
import { dayText } from '#base/time/moment-text.ts';
import { languageOf } from '#modules/accounts/identity/accounts.ts';
import { zoneOfAcademy } from '#modules/platform/academy/academy-time.ts';
import { describeAcademy } from '#modules/platform/academy/describe-academy.ts';
import { paperAcademy, reportMissing } from '#modules/platform/academy/paper-academy.ts';
import { type Language, rangesText } from '../month/range-text.ts';
import type { WireCertificate } from '../progress.schema.ts';
import { rangeOf } from '../quran/ranges.ts';
import { AYAHS, juzParts } from '../quran/structure.ts';
import { drawDivider, drawFrame } from './certificate-frame.ts';
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

type Confirmed = WireCertificate & { confirmedAt: string };

const VERSE = '﴿ بَلْ هُوَ آيَاتٌ بَيِّنَاتٌ فِي صُدُورِ الَّذِينَ أُوتُوا الْعِلْمَ ﴾';
const centred = { align: 'center' } as const;
const quiet = { ...centred, color: paperColors.quiet } as const;
const LARGEST = 40;
const SMALLEST = 20;

/** The name in one line, as large as it fits. */
function nameSize(paper: Paper, name: string): number {
  let size = LARGEST;
  const width = paper.room.width - 40;
  while (size > SMALLEST && paper.linesOf(name, { size, isBold: true, isValue: true }, width).length > 1) size -= 2;
  return size;
}

const SIGNATURES = 678;
const GAP = 44;

/** Lines to sign on, each with its name below. */
function writeSignatures(paper: Paper, signatures: readonly (readonly [role: string, name: string])[]): void {
  const { x, width } = paper.room;
  const inner = { x: x + 16, width: width - 32 };
  const each = (inner.width - GAP) / 2;
  for (const [index, [role, name]] of signatures.entries()) {
    const room = { width: each, x: (index === 0) === paper.isRtl ? inner.x + each + GAP : inner.x };
    paper.artifact(() =>
      paper.pdf
        .moveTo(room.x, SIGNATURES)
        .lineTo(room.x + each, SIGNATURES)
        .lineWidth(0.75)
        .stroke(paperColors.quiet),
    );
    const nameLook = { ...centred, size: 12, isBold: true, isValue: true };
    const lines = paper.linesOf(name, nameLook, each);
    paper.tagged('P', null, (element) => {
      for (const [at, line] of lines.entries())
        element.add(() => paper.paint(line, nameLook, { ...room, y: SIGNATURES + 8 + at * 17 }));
      const roleLook = { ...quiet, size: 10 };
      element.add(() => paper.paint(role, roleLook, { ...room, y: SIGNATURES + 10 + lines.length * 17 }));
    });
  }
}

interface Written {
  certificate: Confirmed;
  language: Language;
  academy: PaperAcademy;
  day: string;
}

function writeCertificate(paper: Paper, { certificate, language, academy, day }: Written): void {
  const { juz, student, proposedBy, confirmedBy } = certificate;
  const text = words[language];
  paper.artifact(() => drawFrame(paper, academy.logo));
  paper.space(148);
  paper.text(academy.name, { ...quiet, size: 13, isValue: true });
  paper.space(12);
  paper.text(VERSE, { ...centred, size: 19, isVerse: true, isValue: true, color: paperColors.brand });
  paper.space(9);
  paper.text(text.verse, { ...quiet, size: 9.5 });
  paper.space(28);
  paper.text(text.title, { ...centred, size: 27, isBold: true, color: paperColors.brand }, 'H1');
  paper.space(20);
  paper.text(text.awarded, { ...quiet, size: 13 });
  paper.space(4);
  paper.text(student.name, { ...centred, size: nameSize(paper, student.name), isBold: true, isValue: true });
  paper.space(16);
  paper.artifact(() => drawDivider(paper, 260));
  paper.space(16);
  paper.text(text.what(juz), { ...centred, size: 17 });
  paper.text(extentOf(juz, language), { ...quiet, size: 11.5 });
  paper.space(10);
  paper.text(day, { ...quiet, size: 11.5 });
  writeSignatures(paper, [
    [text.recommended, proposedBy.name],
    [text.confirmed, confirmedBy?.name ?? academy.name],
  ]);
}

/** A confirmed certificate as a PDF of one page. */
async function makeCertificatePaper(ctx: ViewerCtx, certificate: Confirmed, language: Language): Promise<Uint8Array> {
  const { writePaper } = await import('#base/pdf/paper.ts');
  const { month_names } = describeAcademy(ctx.deps.academySettings);
  const academy = await paperAcademy(ctx.deps, language);
  const createdAt = new Date(certificate.confirmedAt);
  const day = dayText(createdAt, { language, timezone: zoneOfAcademy(ctx.deps), months: month_names });
  const options = {
    ...{ language, title: words[language].title, academy, footer: '', pageOf: () => '', createdAt },
    ...{ isBare: true, onMissing: reportMissing(ctx.deps) },
  };
  return writePaper(options, (paper) => writeCertificate(paper, { certificate, language, academy, day }));
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
  const pdf = await makeCertificatePaper(ctx, { ...shown, confirmedAt }, chosen);
  return { name: `${student.name} - ${words[chosen].file(juz)}`, pdf };
}
