import type { Readable } from 'node:stream';
import type { Deps } from '#base/deps.ts';
import type { PaperAcademy } from '#base/pdf/paper-head.ts';
import { describeAcademy } from './describe-academy.ts';

async function bytesOf(stream: Readable): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(Buffer.from(part));
  return Buffer.concat(parts);
}

type Source = Pick<Deps, 'academySettings' | 'files' | 'logger'>;

/** The current logo; null, which means the mark of the platform, if there is none. */
export async function paperLogo({ academySettings, files, logger }: Source): Promise<PaperAcademy['logo']> {
  const { logo } = describeAcademy(academySettings);
  if (!logo) return null;
  const { width, height } = logo;
  try {
    return { bytes: await bytesOf(await files.get(logo.url.replace('/api/files/', ''))), width, height };
  } catch (error) {
    logger.warn({ err: error }, 'the logo could not be read for a paper');
    return null;
  }
}

/** Letters that no font of the papers has: an operator should know, since the paper shows their code points. */
export const reportMissing =
  ({ logger }: Pick<Deps, 'logger'>) =>
  (letters: readonly string[]): void =>
    logger.error({ letters: letters.join(' ') }, 'no font of the papers has these letters');

/** The current facts of the academy for the head of a paper. */
export async function paperAcademy(deps: Source, language: 'en' | 'ar'): Promise<PaperAcademy> {
  const { name, contacts } = describeAcademy(deps.academySettings);
  const given = [contacts.email, contacts.phone, contacts.address].filter((each) => each !== null);
  return { name: name[language], contacts: given, logo: await paperLogo(deps) };
}
