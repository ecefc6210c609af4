import { MOST_MARKUP_CHARS } from '@academy/shared-auth/rich-text';
import * as v from 'valibot';
import { maySchema } from './may.ts';
import { type Media, mediaSchema } from './media.ts';

const statusSchema = v.union([
  v.picklist(['pending', 'approved']),
  v.pipe(
    v.string(),
    v.transform(() => 'other' as const),
  ),
]);

const audienceSchema = v.union([
  v.picklist(['student', 'teacher', 'admin']),
  v.pipe(
    v.string(),
    v.transform(() => 'other' as const),
  ),
]);

/** A post as it is read. */
export const postSchema = v.object({
  id: v.string(),
  text: v.string(),
  images: v.array(mediaSchema),
  user: v.object({ id: v.string(), name: v.string(), image: v.nullable(v.string()) }),
  likes: v.array(v.object({ user_id: v.string() })),
  comments: v.number(),
  createdAt: v.string(),
  /** When it came to its place in the feed. */
  publishedAt: v.string(),
  /** Nobody named: everyone. */
  visibleTo: v.array(audienceSchema),
  status: statusSchema,
  /** Counts the forms in which the post has been: an approval names the one that was read. */
  revision: v.optional(v.number()),
  may: maySchema(['update', 'delete', 'approve', 'setVisibility', 'comment']),
});

export type Post = v.InferOutput<typeof postSchema>;

/**
 * The fields of a post besides its media: the draft, the form and the request. The editor's `html` is the request's
 * `text`; a further field needs one name, and a value for posts and drafts without it.
 */
const written = { html: v.string() };

/** A post while it is written, with its uploaded media in their order. */
export const draftSchema = v.object({ ...written, media: v.array(mediaSchema) });

const MAX_VISIBLE_CHARS = 20_000;

/** How many characters a viewer sees, as the API counts them: without markup, blanks between words as one. */
function visibleLength(html: string): number {
  const text = html.replace(/<[^>]*>/g, ' ').replace(/&\w+;/g, '&');
  return text.replace(/\s+/g, ' ').trim().length;
}

/** The form's checks before sending; messages are locale keys. */
export const formSchema = v.object({
  ...written,
  /** The editor's text: '' where nothing is written. */
  html: v.pipe(
    written.html,
    v.minLength(1, 'form.text.required'),
    v.check((html) => visibleLength(html) <= MAX_VISIBLE_CHARS, 'form.text.tooLong'),
    v.maxLength(MOST_MARKUP_CHARS, 'form.text.tooMuchFormat'),
  ),
});

export type PostValues = v.InferInput<typeof formSchema>;
export type PostDraft = PostValues & { media: readonly Media[] };
