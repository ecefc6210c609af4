import type { ViewerCtx } from '#base/http/ctx.ts';
import type { Paper } from '#base/pdf/paper.ts';
import { academyPart, type Opening, openAcademyPaper } from './open-academy-paper.ts';
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
  const paper = await openAcademyPaper(ctx, { ...openingIn(first), language: first });
  write(paper, first);
  for (const other of others) {
    paper.turn(await academyPart(ctx, { ...openingIn(other), language: other }));
    write(paper, other);
  }
  return paper.finish();
}
