import * as v from 'valibot';
import { bodyOf, responseOf } from '#base/fields/fields.ts';
import { idParams, ignored, matching, pageLimit, pageNumber, trimmed } from '#base/http/fields.ts';
import { receivedMedia } from '#modules/platform/files/media/received-media.ts';
import { postFields } from './posts.fields.ts';
import { audienceNames } from './posts.policy.ts';

const PAGE_SIZE = 20;

const postSchema = responseOf(postFields);

export const postsQuery = v.object({
  page: pageNumber,
  limit: pageLimit(PAGE_SIZE),
  status: v.optional(v.picklist(['pending', 'approved']), 'approved'),
  cursor: v.optional(matching(/^\d{1,17}-\d{1,15}$/, 'The cursor is not valid')),
});
export type PostsQuery = v.InferOutput<typeof postsQuery>;

export const postsPage = v.object({
  data: v.array(postSchema),
  page: v.number(),
  limit: v.number(),
  total: v.number(),
  totalPages: v.number(),
  /** The cursor of the next page, whatever its number. */
  next: v.nullable(v.string()),
});

export const postResponse = v.object({ data: postSchema });
export const postParams = idParams;

/**
 * A post's fields and files: `media` as a list of ids, or, in a form, by position `media[n]` (an id) and `images[n]` (a
 * file). If none of them is sent, an edited post keeps its files.
 */
export const postBody = v.objectWithRest(
  {
    ...bodyOf(postFields).entries,
    media: v.optional(v.union([v.array(trimmed), trimmed])),
    'media[0]': v.optional(trimmed),
    'images[0]': v.optional(receivedMedia),
  },
  v.union([trimmed, receivedMedia, ignored]),
);
export type PostBody = v.InferOutput<typeof postBody>;

export const visibleToBody = v.object({
  visibleTo: v.pipe(v.array(v.picklist(audienceNames)), v.maxLength(audienceNames.length)),
});

/** The revision that was read; by default the current one. */
export const approveBody = v.optional(v.object({ revision: v.optional(v.pipe(v.number(), v.integer())) }), {});
export const likeBody = v.optional(v.object({ liked: v.optional(v.boolean()) }), {});
export const likeResponse = v.object({ data: v.object({ liked: v.boolean(), likes: v.number() }) });
