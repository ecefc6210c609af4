import type { FileHandle } from 'node:fs/promises';
import { AppError } from '#base/errors/app-error.ts';
import { checkOffice } from './check-office.ts';
import { checkPdf } from './check-pdf.ts';
import { ActivePdf, checkPdfActions } from './check-pdf-actions.ts';
import { checkOgg, cleanMpegAudio, cleanWav } from './check-sound.ts';
import { cleanMp4 } from './clean-mp4.ts';
import { cleanWebm } from './clean-webm.ts';
import { officeTypes } from './office-types.ts';
import { MalformedFile, StoredFile } from './stored-file.ts';

type Clean = (file: StoredFile) => Promise<void>;

const cleaners: Record<string, Clean> = {
  'video/mp4': (file) => cleanMp4(file, 'vide'),
  'video/quicktime': (file) => cleanMp4(file, 'vide'),
  'audio/mp4': (file) => cleanMp4(file, 'soun'),
  'video/webm': (file) => cleanWebm(file, 'video'),
  'audio/webm': (file) => cleanWebm(file, 'audio'),
  'audio/ogg': checkOgg,
  'audio/wav': cleanWav,
  'audio/mpeg': cleanMpegAudio,
  'audio/aac': cleanMpegAudio,
  'application/pdf': async (file) => {
    await checkPdf(file);
    await checkPdfActions(file);
  },
  ...Object.fromEntries(
    Object.values(officeTypes).map((mime) => [
      mime,
      async (file: StoredFile) => void (await checkOffice(file, `${mime}.main+xml`)),
    ]),
  ),
};

/** The error for a malformed file. */
export function rejection(error: MalformedFile): AppError {
  const [code, message] =
    error instanceof ActivePdf
      ? ['active_content', 'The PDF runs a script or a program. Print it to a new PDF and send that one']
      : ['damaged', 'The file is damaged, or not what it seems to be'];
  return new AppError('unsupported_type', message, [{ path: 'file', code, message }]);
}

/**
 * Checks a stored file beyond its first bytes, and blanks data about its author, place or device in place (D64).
 * @param mime the type that its first bytes show.
 * @throws AppError `unsupported_type` for a file that is not wholly of this type.
 */
export async function cleanFile(handle: FileHandle, mime: string): Promise<void> {
  const clean = cleaners[mime];
  if (!clean) throw new Error(`no check for ${mime}`);
  try {
    await clean(new StoredFile(handle, (await handle.stat()).size));
  } catch (error) {
    if (!(error instanceof MalformedFile)) throw error;
    throw rejection(error);
  }
}
