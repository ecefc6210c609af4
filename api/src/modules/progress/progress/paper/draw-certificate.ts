import type { ViewerCtx } from '#base/http/ctx.ts';
import type { PageLanguage } from '#base/http/page-language.ts';
import type { Paper } from '#base/pdf/paper.ts';
import type { PaperAcademy } from '#base/pdf/paper-head.ts';
import { paperColors } from '#base/pdf/paper-look.ts';
import { dayText } from '#base/time/moment-text.ts';
import { zoneOfAcademy } from '#modules/platform/academy/academy-time.ts';
import { describeAcademy } from '#modules/platform/academy/describe-academy.ts';
import { paperAcademy, reportMissing } from '#modules/platform/academy/paper-academy.ts';
import { drawDivider, drawFrame } from './certificate-frame.ts';

/** What a certificate says, in one language. */
export interface CertificateText {
  title: string;
  awarded: string;
  name: string;
  what: string;
  extent: string;
  /** A verse of the Quran in Arabic, and the line below it. */
  verse: { text: string; line: string } | null;
  signatures: readonly (readonly [role: string, name: string])[];
}

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
  text: CertificateText;
  academy: PaperAcademy;
  day: string;
}

function writeCertificate(paper: Paper, { text, academy, day }: Written): void {
  paper.artifact(() => drawFrame(paper, academy.logo));
  paper.space(148);
  paper.text(academy.name, { ...quiet, size: 13, isValue: true });
  paper.space(12);
  if (text.verse) {
    const look = { ...centred, size: 19, isVerse: true, isValue: true, color: paperColors.brand };
    paper.text(text.verse.text, look);
    paper.space(9);
    paper.text(text.verse.line, { ...quiet, size: 9.5 });
  }
  paper.space(28);
  paper.text(text.title, { ...centred, size: 27, isBold: true, color: paperColors.brand }, 'H1');
  paper.space(20);
  paper.text(text.awarded, { ...quiet, size: 13 });
  paper.space(4);
  paper.text(text.name, { ...centred, size: nameSize(paper, text.name), isBold: true, isValue: true });
  paper.space(16);
  paper.artifact(() => drawDivider(paper, 260));
  paper.space(16);
  paper.text(text.what, { ...centred, size: 17 });
  paper.text(text.extent, { ...quiet, size: 11.5 });
  paper.space(10);
  paper.text(day, { ...quiet, size: 11.5 });
  writeSignatures(paper, text.signatures);
}

/** A certificate as a PDF of one page. */
export async function drawCertificate(
  ctx: ViewerCtx,
  { text, language, at }: { text: CertificateText; language: PageLanguage; at: Date },
): Promise<Uint8Array> {
  const { writePaper } = await import('#base/pdf/paper.ts');
  const { month_names } = describeAcademy(ctx.deps.academySettings);
  const academy = await paperAcademy(ctx.deps, language);
  const day = dayText(at, { language, timezone: zoneOfAcademy(ctx.deps), months: month_names });
  const options = {
    ...{ language, title: text.title, academy, footer: '', pageOf: () => '', createdAt: at },
    ...{ isBare: true, onMissing: reportMissing(ctx.deps) },
  };
  return writePaper(options, (paper) => writeCertificate(paper, { text, academy, day }));
}
