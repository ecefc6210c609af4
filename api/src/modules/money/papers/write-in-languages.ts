import type { ViewerCtx } from '#base/http/ctx.ts';
import type { Paper } from '#base/pdf/paper.ts';
import { academyPart, type Opening, writeAcademyPaper } from './open-academy-paper.ts';
import { type AskedLanguage, languagesOf } from './paper-language.ts';
import type { PaperLanguage } from './paper-words.ts';

interface Writing {
  language: AskedLanguage;
  openingIn: (language: PaperLanguage) => Omit<Opening, 'language'>;
  write: (paper: Paper, language: PaperLanguage) => void;
}

/** A paper of the academy in one language, or in both, each on its own pages. */
export async function writeInLanguages(ctx: ViewerCtx, { language, openingIn, write }: Writing): Promise<Buffer> {
  const [first, ...others] = languagesOf(language);
  const parts = await Promise.all(
    others.map(async (other) => ({
      language: other,
      part: await academyPart(ctx, { ...openingIn(other), language: other }),
    })),
  );
  return writeAcademyPaper(ctx, { ...openingIn(first), language: first }, (paper) => {
    write(paper, first);
    for (const { language: other, part } of parts) {
      paper.turn(part);
      write(paper, other);
    }
  });
}
