import type { Readable } from 'node:stream';
import type { ViewerCtx } from '#base/http/ctx.ts';
import type { Paper, PartOptions } from '#base/pdf/paper.ts';
import type { PaperAcademy } from '#base/pdf/paper-head.ts';
import { describeAcademy } from '#modules/academy/describe-academy.ts';
import { type PaperLanguage, paperWords } from './paper-words.ts';

async function bytesOf(stream: Readable): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(Buffer.from(part));
  return Buffer.concat(parts);
}

/** The logo of now; one that is not there leaves the mark of the platform. */
async function logoOf({ deps }: ViewerCtx): Promise<PaperAcademy['logo']> {
  const { logo } = describeAcademy(deps.academySettings);
  if (!logo) return null;
  const { width, height } = logo;
  try {
    return { bytes: await bytesOf(await deps.files.get(logo.url.replace('/api/files/', ''))), width, height };
  } catch (error) {
    deps.logger.warn({ err: error }, 'the logo could not be read for a paper');
    return null;
  }
}

export interface Opening {
  language: PaperLanguage;
  title: string;
  academy: { name: Record<PaperLanguage, string>; contacts: readonly string[]; footer: string };
  createdAt: Date;
}

/** What a paper says of the academy, in one language. */
export async function academyPart(ctx: ViewerCtx, { language, title, academy }: Opening): Promise<PartOptions> {
  return {
    language,
    title,
    academy: {
      name: academy.name[language],
      contacts: academy.contacts.filter((each) => each !== ''),
      logo: await logoOf(ctx),
    },
    footer: academy.footer,
    pageOf: paperWords[language].page,
  };
}

/** A paper with the academy's head and foot. The writer's file is loaded by those alone who want one. */
export async function openAcademyPaper(ctx: ViewerCtx, opening: Opening): Promise<Paper> {
  const { openPaper } = await import('#base/pdf/paper.ts');
  return openPaper({ ...(await academyPart(ctx, opening)), createdAt: opening.createdAt });
}
