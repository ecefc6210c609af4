import { keepDraft, readDraft } from '@academy/shared-auth';
import * as v from 'valibot';
import { mediaSchema } from '#/api/media.ts';

const draftSchema = v.object({ html: v.string(), media: v.array(mediaSchema) });

/** What a post is made of while it is written: its text and its uploaded media in their order. */
export type Draft = v.InferOutput<typeof draftSchema>;

const nameOf = (postId: string | null) => `post:${postId ?? 'new'}`;

/** What this user has left unfinished of a new post, or of the editing of one. */
export function readPostDraft(postId: string | null): Draft | null {
  const draft = v.safeParse(draftSchema, readDraft(nameOf(postId)));
  return draft.success ? draft.output : null;
}

export const keepPostDraft = (postId: string | null, draft: Draft | null): void => keepDraft(nameOf(postId), draft);

const idsOf = ({ media }: Draft) => media.map(({ id }) => id).join();

export const isSameDraft = (one: Draft, other: Draft): boolean =>
  one.html === other.html && idsOf(one) === idsOf(other);
