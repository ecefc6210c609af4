import { MOST_MARKUP_CHARS } from '@academy/shared-auth/rich-text';
import * as v from 'valibot';
import { idParams, instant, pageLimit, pageNumber, requiredText } from '#base/http/fields.ts';

import { commentActions } from './comments.policy.ts';

const PAGE_SIZE = 20;

const commentSchema = v.object({
  id: v.string(),
  text: v.string(),
  user: v.object({ id: v.string(), name: v.string(), image: v.nullable(v.string()) }),
  createdAt: instant,
  likes: v.array(v.object({ user_id: v.string() })),
  /** The viewer's actions with it. */
  may: v.object(v.entriesFromList(commentActions, v.boolean())),
});

export const commentParams = idParams;
export const commentsQuery = v.object({ page: pageNumber, limit: pageLimit(PAGE_SIZE) });

export const commentsPage = v.object({
  data: v.array(commentSchema),
  page: v.number(),
  limit: v.number(),
  total: v.number(),
  totalPages: v.number(),
});

export const addCommentBody = v.object({ text: requiredText(MOST_MARKUP_CHARS) });
export const commentResponse = v.object({ data: commentSchema });
