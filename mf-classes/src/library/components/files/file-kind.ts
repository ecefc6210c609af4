import type { Media } from '#/library/api/media.ts';

const PRESENTATION = 'application/vnd.openxmlformats-officedocument.presentationml.presentation';

/** How a file opens: pictures, PDFs and presentations open in the page; others are saved. */
export type FileKind = 'picture' | 'pdf' | 'slides' | 'other';

export function fileKind({ type, mime }: Pick<Media, 'type' | 'mime'>): FileKind {
  if (type === 'image') return 'picture';
  if (mime === 'application/pdf') return 'pdf';
  return mime === PRESENTATION ? 'slides' : 'other';
}

/** The key of the name of the action that opens a file. */
export function openingKey(file: Pick<Media, 'type' | 'mime'>) {
  const kind = fileKind(file);
  if (kind === 'other') return 'fileList.download';
  return kind === 'slides' ? 'fileList.reader' : 'files.open';
}
