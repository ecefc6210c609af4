import { ApiError } from '@academy/shared-auth';
import { rejectionKey } from './media/file-rules.ts';

/** Some files were not uploaded; the post would lack them. */
export class UnsentFiles extends Error {
  override name = 'UnsentFiles';
}

/** A rejected field, the place of its message, and its text: a key, or the API's own. */
export interface SubmitProblem {
  place: 'text' | 'media' | 'form';
  key?: string;
  words?: string;
}

const textKeys = new Map([
  ['required', 'form.text.required'],
  ['too_long', 'form.text.tooLong'],
  ['too_deep', 'form.text.tooMuchFormat'],
]);
const mediaKeys = new Set([
  ...['form.error.image', 'form.error.files', 'form.media.tooLarge', 'form.media.wrongType'],
  ...['form.media.noRoom', 'form.media.pixels', 'form.media.slow', 'form.media.animation', 'form.media.damaged'],
  ...['form.media.heic', 'form.media.pictureFormat', 'form.media.videoFormat'],
]);

export function submitProblem(error: unknown): SubmitProblem {
  if (error instanceof UnsentFiles) return { place: 'media', key: 'form.media.unsent' };
  const text = error instanceof ApiError ? error.fields.find(({ path }) => path === 'text') : undefined;
  if (text) {
    const key = textKeys.get(text.code);
    return key ? { place: 'text', key } : { place: 'text', words: text.message };
  }
  if (error instanceof ApiError && error.status === 429) return { place: 'form', key: 'form.error.tooMany' };
  const key = rejectionKey(error);
  return mediaKeys.has(key) ? { place: 'media', key } : { place: 'form', key: 'form.error.failed' };
}
