import { outbox, readDraft, requestKeys, useOutbox } from '@academy/shared-auth';
import { toast, useOnline } from '@academy/shared-ui';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { refreshFeed, showPost } from '#/api/cached-posts.ts';
import { editPost, postRequest, readPost } from '#/api/post-drafts.ts';
import { formSchema, type Post, type PostValues } from '#/api/post-fields.ts';
import { limits } from './media/file-rules.ts';
import type { MediaTray } from './media/media-tray.ts';
import { plainText } from './plain-text.ts';
import { sendWhenConnected } from './send-when-connected.ts';
import { submitProblem, UnsentFiles } from './submit-problem.ts';
import { nameOfDraft, useInitialDraft, usePersistedDraft } from './use-draft.ts';

/** Ends an attempt together with its form: items in the outbox are still sent. */
const LEFT = 'left';
const TARGET = 'posts';

interface PostFormOptions {
  /** Text that was typed before the form had loaded, as HTML. */
  initialText?: string | undefined;
  /** The post is published and shown. */
  onDone?: (() => void) | undefined;
}

/** Gives a post to the outbox, which sends it even after the form is closed. */
async function deliver(sent: Parameters<typeof postRequest>[0], label: string, signal: AbortSignal): Promise<Post> {
  const draft = { name: nameOfDraft(null), content: readDraft(nameOfDraft(null)) };
  const words = { label, text: plainText(sent.html), draft };
  const parcel = { kind: 'post', target: TARGET, ...words, ...postRequest(sent) };
  const outcome = outbox.deliver(parcel, () => !signal.aborted);
  const giveUp = () => signal.reason !== LEFT && outbox.cancel(sent.requestKey);
  signal.addEventListener('abort', giveUp, { once: true });
  return readPost(await outcome);
}

/** An error about the text is shown at the text. */
function showTextProblem(form: UseFormReturn<PostValues>, error: unknown): void {
  const { place, key, words } = submitProblem(error);
  if (place !== 'text') return;
  form.setError('html', { type: key ?? 'server', message: key ?? words ?? '' });
  form.setFocus('html');
}

/** Shows the published text, in the feed and as a toast. */
function useAnnouncement(post: Post | null) {
  const { t } = useTranslation('timeline');
  const client = useQueryClient();
  return async (written: Post) => {
    if (post) showPost(client, written);
    await refreshFeed(client);
    const isWaiting = written.status === 'pending';
    const title = t(post ? 'edit.toast.edited' : 'form.toast.added');
    const description = t(post ? 'edit.toast.detail' : 'form.toast.detail');
    toast.success(title, isWaiting ? { description } : {});
  };
}

/** Reads what is sent, as soon as all files have arrived. */
function useCollect(form: UseFormReturn<PostValues>, tray: MediaTray, isFinished: RefObject<boolean>) {
  const [keyFor] = useState(requestKeys);
  return async () => {
    tray.retryUnreached();
    await tray.settled();
    const { items } = tray.read();
    if (isFinished.current || items.some(({ media }) => !media)) throw new UnsentFiles();
    const fields = { ...form.getValues(), media: items.flatMap((item) => item.media?.id ?? []) };
    return { ...fields, requestKey: keyFor(JSON.stringify(fields)) };
  };
}

/** Whether a post that is being sent waits for the connection, or because its author has published too often. */
function useWait(isPending: boolean) {
  const isOnline = useOnline();
  const delayed = useOutbox(TARGET).find((item) => item.isDelayed);
  const isWaiting = isPending && (!isOnline || delayed !== undefined);
  return {
    isWaiting,
    /** Whether it waits because its author has published too often. */
    isTooOften: isWaiting && delayed?.delayedBy === 429,
  };
}

/** The form of a new or edited post: its values, its draft, and the requests. */
export function usePostForm(post: Post | null, { initialText, onDone }: PostFormOptions) {
  const { t } = useTranslation('timeline');
  const announce = useAnnouncement(post);
  const { original, draft, isRestored, tray } = useInitialDraft(post, initialText);
  const form = useForm<PostValues>({ resolver: valibotResolver(formSchema), defaultValues: draft });
  const { isChanged, clearDraft, isFinished } = usePersistedDraft(post?.id ?? null, original, tray, form.watch());

  const collect = useCollect(form, tray, isFinished);
  /** Files wait for the connection only on this page; a post whose files are uploaded waits in the outbox. */
  const publishNew = async (signal: AbortSignal) => {
    const isComplete = tray.read().items.every(({ media }) => media);
    const sent = isComplete ? await collect() : await sendWhenConnected(collect, signal);
    return deliver(sent, t('form.outbox'), signal);
  };
  const attempt = useRef(new AbortController());
  useEffect(() => () => attempt.current.abort(LEFT), []);

  const publish = useMutation({
    mutationFn: () => {
      attempt.current = new AbortController();
      const { signal } = attempt.current;
      return post ? sendWhenConnected(async () => editPost(post.id, await collect()), signal) : publishNew(signal);
    },
    onSuccess: async (written) => {
      clearDraft();
      await announce(written);
      onDone?.();
    },
    onError: (error) => {
      if (!attempt.current.signal.aborted) showTextProblem(form, error);
    },
  });

  const wait = useWait(publish.isPending);
  const problem = publish.isError ? submitProblem(publish.error) : null;
  return {
    tray,
    control: form.control,
    initialHtml: draft.html,
    submit: form.handleSubmit(() => publish.isPending || publish.mutate()),
    giveUp: () => {
      attempt.current.abort();
      publish.reset();
    },
    discard: () => {
      clearDraft();
      tray.discard();
    },
    /** Whether it is being sent. */
    isPending: publish.isPending,
    ...wait,
    isDone: publish.isSuccess,
    isUnsaved: isChanged,
    isRestored,
    problemAt: (place: 'media' | 'form') => (problem?.place === place && problem.key ? t(problem.key, limits) : null),
  };
}
