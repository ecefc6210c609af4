import * as v from 'valibot';

const MAX_VISIBLE_CHARS = 20_000;

/** How many characters a reader sees, as the API counts them: without markup, blanks between words as one. */
function visibleLength(html: string): number {
  const text = html.replace(/<[^>]*>/g, ' ').replace(/&\w+;/g, '&');
  return text.replace(/\s+/g, ' ').trim().length;
}

export const postSchema = v.object({
  /** The editor's text: '' where nothing is written. */
  html: v.pipe(
    v.string(),
    v.minLength(1, 'form.text.required'),
    v.check((html) => visibleLength(html) <= MAX_VISIBLE_CHARS, 'form.text.tooLong'),
  ),
});

export type PostValues = v.InferOutput<typeof postSchema>;
