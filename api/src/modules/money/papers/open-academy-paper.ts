import type { ViewerCtx } from '#base/http/ctx.ts';
import type { Paper, PartOptions } from '#base/pdf/paper.ts';
import type { academyOnPapers } from '#modules/money/receipts/write-receipts.ts';
import { paperLogo, reportMissing } from '#modules/platform/academy/paper-academy.ts';
import { type PaperLanguage, paperWords } from './paper-words.ts';

export interface Opening {
  language: PaperLanguage;
  title: string;
  academy: ReturnType<typeof academyOnPapers>;
  createdAt: Date;
}

/** The academy's data on a paper, in one language. */
export async function academyPart(ctx: ViewerCtx, { language, title, academy }: Opening): Promise<PartOptions> {
  return {
    language,
    title,
    academy: {
      name: academy.name[language],
      contacts: [academy.email, academy.phone, academy.address].filter((each) => each !== ''),
      logo: await paperLogo(ctx.deps),
    },
    footer: academy.footer,
    pageOf: paperWords[language].page,
  };
}

/** A paper with the academy's head and foot. The PDF library is loaded only when a paper is needed. */
export async function writeAcademyPaper(
  ctx: ViewerCtx,
  opening: Opening,
  write: (paper: Paper) => void,
): Promise<Buffer> {
  const { writePaper } = await import('#base/pdf/paper.ts');
  const part = await academyPart(ctx, opening);
  return writePaper({ ...part, createdAt: opening.createdAt, onMissing: reportMissing(ctx.deps) }, write);
}
