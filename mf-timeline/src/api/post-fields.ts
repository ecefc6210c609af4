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

/** A post in the API's response. */
export const postSchema = v.object({
  id: v.string(),
  text: v.string(),
  images: v.array(mediaSchema),
  user: v.object({ id: v.string(), name: v.string(), image: v.nullable(v.string()) }),
  likes: v.array(v.object({ user_id: v.string() })),
  comments: v.number(),
  createdAt: v.string(),
  /** The time that decides its place in the feed. */
  publishedAt: v.string(),
  /** Empty: everybody. */
  visibleTo: v.array(audienceSchema),
  status: statusSchema,
  /** The number of versions of the post: an approval names the version that was read. */
  revision: v.optional(v.number()),
  may: maySchema(['update', 'delete', 'approve', 'setVisibility', 'comment', 'like']),
});

export type Post = v.InferOutput<typeof postSchema>;

/**
 * The fields of a post besides its media: the draft, the form and the request. The editor's `html` is the request's
 * `text`; another field needs one name, and a value for posts and drafts without it.
 */
const written = { html: v.string() };

/** An unfinished post, with its uploaded media in order. */
export const draftSchema = v.object({ ...written, media: v.array(mediaSchema) });

const MAX_VISIBLE_CHARS = 20_000;

/** The number of visible characters, counted as the API does: without markup, blanks between words as one. */
function visibleLength(html: string): number {
  const text = html.replace(/<[^>]*>/g, ' ').replace(/&\w+;/g, '&');
  return text.replace(/\s+/g, ' ').trim().length;
}

/** The form's checks before sending; messages are locale keys. */
export const formSchema = v.object({
  ...written,
  /** The editor's text: '' if nothing is typed. */
  html: v.pipe(
    written.html,
    v.minLength(1, 'form.text.required'),
    v.check((html) => visibleLength(html) <= MAX_VISIBLE_CHARS, 'form.text.tooLong'),
    v.maxLength(MOST_MARKUP_CHARS, 'form.text.tooMuchFormat'),
  ),
});

export type PostValues = v.InferInput<typeof formSchema>;
export type PostDraft = PostValues & { media: readonly Media[] };
