import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { draftSchema, type Post, type PostDraft, type PostValues } from '#/api/post-fields.ts';
import { isStillThere } from '#/api/uploads.ts';
import { readHtml } from '#/components/editor/read-html.ts';
import { writeHtml } from '#/components/editor/write-html.ts';
import { isUnderWay } from './media/media-item.ts';
import { MediaTray } from './media/media-tray.ts';
import { isSameDraft, keepPostDraft, readPostDraft } from './post-draft.ts';

function draftOf(post: Post | null): PostDraft {
  const html = post ? writeHtml(readHtml(post.text)) : '';
  return v.parse(draftSchema, { ...post, html, media: post?.images ?? [] });
}

/** What is begun with: what was left unfinished, or the post as it is. */
export function useBeginning(post: Post | null) {
  const [beginning] = useState(() => {
    const original = draftOf(post);
    const left = readPostDraft(post?.id ?? null);
    const isRestored = left !== null && !isSameDraft(left, original);
    return { original, isRestored, draft: isRestored ? left : original };
  });
  const [tray] = useState(() => {
    const attached = beginning.original.media.map(({ id }) => id);
    return new MediaTray(beginning.draft.media, attached);
  });
  useEffect(() => tray.open(), [tray]);
  useEffect(() => {
    if (!beginning.isRestored) return;
    for (const media of beginning.draft.media) isStillThere(media).then((isThere) => isThere || tray.forget(media.id));
  }, [beginning, tray]);
  return { ...beginning, tray };
}

/** Keeps what is written over a reload, until it is published or given up. */
export function useKeptDraft(postId: string | null, original: PostDraft, tray: MediaTray, values: PostValues) {
  const { items } = useSyncExternalStore(tray.subscribe, tray.read);
  const isOver = useRef(false);
  const media = items.flatMap((item) => item.media ?? []);
  const draft = { ...values, media };
  const isChanged = !isSameDraft(draft, original) || items.some((item) => isUnderWay(item) || item.status === 'failed');
  const kept = isChanged ? JSON.stringify(draft) : null;

  useEffect(() => {
    if (!isOver.current) keepPostDraft(postId, kept === null ? null : JSON.parse(kept));
  }, [postId, kept]);

  const forget = () => {
    isOver.current = true;
    keepPostDraft(postId, null);
  };
  return { isChanged, forget, isOver };
}
