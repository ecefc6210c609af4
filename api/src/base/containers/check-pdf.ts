import { MalformedFile, type StoredFile } from './stored-file.ts';

/** How far from the start viewers search for the header, and from the end for the end mark. */
const PDF_START = 1024;
const TAIL = 16 * 1024;

/** The start of a PDF: after a byte order mark, a line break or a few words of a mail program; -1 if there is none. */
export const pdfStart = (head: Uint8Array): number =>
  Buffer.from(head.buffer, head.byteOffset, Math.min(head.byteLength, PDF_START)).indexOf('%PDF-');

/** The last bytes but for zeros: servers and copies fill a file up to a size of their own. */
async function tailOf(file: StoredFile): Promise<string> {
  let end = file.size;
  while (end > 0) {
    const bytes = await file.readUpTo(Math.max(0, end - TAIL), Math.min(TAIL, end));
    const last = bytes.findLastIndex((byte) => byte !== 0);
    if (last >= 0)
      return (await file.readUpTo(Math.max(0, end - bytes.length + last + 1 - TAIL), TAIL)).toString('latin1');
    end -= bytes.length;
  }
  return '';
}

/**
 * A PDF has its marks near its start and near its end. Bytes before the first mark are blanked.
 * @throws MalformedFile.
 */
export async function checkPdf(file: StoredFile): Promise<void> {
  const start = pdfStart(await file.readUpTo(0, PDF_START));
  const tail = await tailOf(file);
  if (start < 0 || !/%%EOF|startxref/.test(tail)) throw new MalformedFile('it is not complete');
  if (start > 0) await file.write(0, Buffer.alloc(start, ' '));
}
