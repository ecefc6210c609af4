import { keepDraft, readDraft } from '@academy/shared-auth';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { draftSchema, type Post, type PostDraft, type PostValues } from '#/api/post-fields.ts';
import { isStillThere } from '#/api/uploads.ts';
import { readHtml } from '#/components/editor/read-html.ts';
import { writeHtml } from '#/components/editor/write-html.ts';
import { isUnderWay } from './media/media-item.ts';
import { MediaTray } from './media/media-tray.ts';

export const nameOfDraft = (postId: string | null): string => `post:${postId ?? 'new'}`;

/** This user's unfinished text of a new post, or of an edited one. */
function readPostDraft(postId: string | null): PostDraft | null {
  const draft = v.safeParse(draftSchema, readDraft(nameOfDraft(postId)));
  return draft.success ? draft.output : null;
}

const keepPostDraft = (postId: string | null, draft: PostDraft | null): void => keepDraft(nameOfDraft(postId), draft);

const contentOf = ({ media, ...values }: PostDraft) =>
  JSON.stringify([Object.entries(values).toSorted(), media.map(({ id }) => id)]);

const isSameDraft = (one: PostDraft, other: PostDraft): boolean => contentOf(one) === contentOf(other);

function draftOf(post: Post | null): PostDraft {
  const html = post ? writeHtml(readHtml(post.text)) : '';
  return v.parse(draftSchema, { ...post, html, media: post?.images ?? [] });
}

/** The initial draft: the unfinished one, or the post as stored, followed by `initialText`. */
export function useInitialDraft(post: Post | null, initialText = '') {
  const [initial] = useState(() => {
    const original = draftOf(post);
    const left = readPostDraft(post?.id ?? null);
    const isRestored = left !== null && !isSameDraft(left, original);
    const draft = isRestored ? left : original;
    return { original, isRestored, draft: { ...draft, html: draft.html + initialText } };
  });
  const [tray] = useState(() => {
    const attached = initial.original.media.map(({ id }) => id);
    return new MediaTray(initial.draft.media, attached);
  });
  useEffect(() => tray.open(), [tray]);
  useEffect(() => {
    if (!initial.isRestored) return;
    for (const media of initial.draft.media)
      isStillThere(media).then((isThere) => isThere || tray.removeItem(media.id));
  }, [initial, tray]);
  return { ...initial, tray };
}

/** Keeps the text over a reload, until it is published or discarded. */
export function usePersistedDraft(postId: string | null, original: PostDraft, tray: MediaTray, values: PostValues) {
  const { items } = useSyncExternalStore(tray.subscribe, tray.read);
  const isFinished = useRef(false);
  const media = items.flatMap((item) => item.media ?? []);
  const draft = { ...values, media };
  const isChanged = !isSameDraft(draft, original) || items.some((item) => isUnderWay(item) || item.status === 'failed');
  const kept = isChanged ? JSON.stringify(draft) : null;

  useEffect(() => {
    if (!isFinished.current) keepPostDraft(postId, kept === null ? null : JSON.parse(kept));
  }, [postId, kept]);

  const clearDraft = () => {
    isFinished.current = true;
    keepPostDraft(postId, null);
  };
  return { isChanged, clearDraft, isFinished };
}
