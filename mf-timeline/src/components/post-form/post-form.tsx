import { Button, chakra, Flex, FormActions, FormError, LeaveGuard, Stack, Text, toast } from '@academy/shared-ui';
import { takeReadable } from '@academy/shared-ui/readable-pictures';
import { type ReactNode, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate } from 'react-router-dom';
import type { Post } from '#/api/posts.ts';
import { AddMedia } from './media/add-media.tsx';
import { DropHint } from './media/drop-hint.tsx';
import { isUnderWay, type MediaItem } from './media/media-item.ts';
import { MediaList } from './media/media-list.tsx';
import { RejectedFiles } from './media/rejected-files.tsx';
import { useFileDrop } from './media/use-file-drop.ts';
import { PostText } from './post-text.tsx';
import { usePostForm } from './use-post-form.ts';

const FEED = '/dashboard/timeline';
const Form = chakra('form');

export interface PostFormProps {
  /** The edited post; without it a new one. */
  post: Post | null;
  /** The draft was discarded: the form starts again. */
  onRestart: () => void;
  /** Text that was typed before the form had loaded, as HTML. */
  initialText?: string | undefined;
  /** Whether the text takes the focus, with the cursor at its end. */
  takesFocus?: boolean;
  /** Closes the form on another page; without it, leaving the form leads to the feed. */
  onClose?: () => void;
  /** The post's author, above the text. */
  children: ReactNode;
}

export function PostForm({ post, onRestart, initialText, takesFocus, onClose, children }: PostFormProps) {
  const { t } = useTranslation('timeline');
  const form = usePostForm(post, { initialText, onDone: onClose });
  const { tray, discard } = form;
  const { items, rejected } = useSyncExternalStore(tray.subscribe, tray.read);
  const add = (files: File[]) => takeReadable(files, (readable) => tray.add(readable));
  const drop = useFileDrop(add);
  const mediaProblem = form.problemAt('media');

  if (form.isDone && !onClose) return <Navigate to={FEED} replace />;
  return (
    <Form position="relative" noValidate onSubmit={form.submit} {...drop.handlers}>
      <Stack gap="4" css={unheardApart}>
        {children}
        <FormError>{form.problemAt('form')}</FormError>
        {form.isRestored && <RestoredLine onDiscard={() => [discard(), onRestart()]} />}
        <PostText control={form.control} initialHtml={form.initialHtml} takesFocus={takesFocus} />
        {items.length > 0 && <MediaList items={items} tray={tray} />}
        <RejectedFiles rejected={rejected} onDismiss={() => tray.dismissRejections()} />
        <FormError>{mediaProblem}</FormError>
        <AddMedia held={items.length} onFiles={add} />
        <Text role="status" fontSize="sm" color="fg.muted">
          {form.isWaiting
            ? t(form.isTooOften ? 'form.actions.tooOften' : waitingKey(post, items))
            : form.isPending && items.some(isUnderWay) && t('form.actions.finishing')}
        </Text>
        <FormActions>
          {form.isWaiting ? (
            <Button variant="ghost" onClick={form.giveUp}>
              {t('form.actions.giveUp')}
            </Button>
          ) : (
            <Cancel isUnsaved={form.isUnsaved} onClose={onClose} />
          )}
          <Button type="submit" loading={form.isPending && !form.isWaiting} aria-disabled={form.isWaiting || undefined}>
            {t(post ? 'edit.actions.save' : 'form.actions.publish')}
          </Button>
        </FormActions>
      </Stack>
      {drop.isDraggedOver && <DropHint />}
      <LeaveGuard active={form.isUnsaved} onLeave={discard} />
    </Form>
  );
}

/** Files exist only on their page; all else survives it. */
function waitingKey(post: Post | null, items: readonly MediaItem[]) {
  if (items.some(({ media }) => !media)) return 'form.actions.waitingFiles';
  return post ? 'edit.actions.waiting' : 'form.actions.waiting';
}

/** In the feed, closing keeps the draft and asks nothing; on its own page, the page's guard asks. */
function Cancel({ isUnsaved, onClose }: { isUnsaved: boolean; onClose: PostFormProps['onClose'] }) {
  const { t } = useTranslation('timeline');
  const close = () => {
    if (isUnsaved) toast.info(t('feed.composer.kept'));
    onClose?.();
  };
  if (onClose)
    return (
      <Button variant="ghost" onClick={close}>
        {t('form.actions.cancel')}
      </Button>
    );
  return (
    <Button asChild variant="ghost">
      <Link to={FEED}>{t('form.actions.cancel')}</Link>
    </Button>
  );
}

/** An empty element for announcements takes no space. */
const unheardApart = { '& > :empty': { position: 'absolute' } };

function RestoredLine({ onDiscard }: { onDiscard: () => void }) {
  const { t } = useTranslation('timeline');
  return (
    <Flex gap="2" flexWrap="wrap" alignItems="center" fontSize="sm" color="fg.muted">
      <Text role="status">{t('form.draft.restored')}</Text>
      <Button variant="ghost" size="sm" color="brand.fg" marginInlineStart="-2" onClick={onDiscard}>
        {t('form.draft.discard')}
      </Button>
    </Flex>
  );
}
