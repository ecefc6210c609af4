import { keepDraft, readDraft } from '@academy/shared-auth';
import * as v from 'valibot';
import { draftSchema, type PostDraft } from '#/api/post-fields.ts';

const nameOf = (postId: string | null) => `post:${postId ?? 'new'}`;

/** What this user has left unfinished of a new post, or of the editing of one. */
export function readPostDraft(postId: string | null): PostDraft | null {
  const draft = v.safeParse(draftSchema, readDraft(nameOf(postId)));
  return draft.success ? draft.output : null;
}

export const keepPostDraft = (postId: string | null, draft: PostDraft | null): void => keepDraft(nameOf(postId), draft);

const contentOf = ({ media, ...values }: PostDraft) =>
  JSON.stringify([Object.entries(values).toSorted(), media.map(({ id }) => id)]);

export const isSameDraft = (one: PostDraft, other: PostDraft): boolean => contentOf(one) === contentOf(other);
