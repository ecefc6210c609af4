import { heicChoice, isHeic } from '@academy/shared-ui/readable-pictures';

/** C1. */
export const MOST_MB = 10;
const MOST_BYTES = MOST_MB * 1024 * 1024;
const images = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'];

/** The types that the file picker offers. */
export const ACCEPTED = [...images, 'application/pdf', 'audio/*'].join(',') + heicChoice();

export type FileProblem = 'type' | 'heic' | 'sound' | 'size';

/** Sound formats that not every browser plays, and that the API rejects. */
const unplayed = /^audio\/(amr|3gpp2?|(x-)?flac|(x-)?aiff|x-ms-wma|(x-)?midi)$/;

const names = /\.(jpe?g|png|webp|gif|avif|pdf|mp3|m4a|aac|og[ga]|opus|wav|weba|webm)$/i;

/** By the type, or by the name if the system knows no type; the API checks the bytes. */
const isAccepted = ({ type, name }: File): boolean =>
  images.includes(type) || type === 'application/pdf' || type.startsWith('audio/') || names.test(name);

/** The chosen files that may be sent, and the errors of the others (D47). */
export function sorted(files: Iterable<File>): { good: File[]; problem: FileProblem | null } {
  const good: File[] = [];
  let problem: FileProblem | null = null;
  for (const file of files) {
    if (isHeic(file)) problem = 'heic';
    else if (unplayed.test(file.type)) problem = 'sound';
    else if (!isAccepted(file)) problem = 'type';
    else if (file.size > MOST_BYTES) problem = 'size';
    else good.push(file);
  }
  return { good, problem };
}
