import { MalformedFile, type StoredFile } from './stored-file.ts';

/** How far from the end viewers look for the mark. */
const TAIL = 1024;

/** A PDF says so at its start and at its end. @throws MalformedFile. */
export async function checkPdf(file: StoredFile): Promise<void> {
  const head = (await file.readUpTo(0, 8)).toString('latin1');
  const tail = (await file.readUpTo(Math.max(0, file.size - TAIL), TAIL)).toString('latin1');
  if (!head.startsWith('%PDF-') || !tail.includes('%%EOF')) throw new MalformedFile('it is not complete');
}
