import { useSession } from '@academy/shared-auth';
import { Avatar, Box, Button, Flex, Span, TextAreaField, VisuallyHidden } from '@academy/shared-ui';
import { SendIcon } from '@academy/shared-ui/icons';
import { type KeyboardEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { visibleLength } from '#/components/to-html.ts';
import { MOST_CHARS, useAddComment } from './use-add-comment.ts';
import { WaitingComments } from './waiting-comments.tsx';

/** The distance to the limit from which the count is shown. */
const COUNTED = 200;

interface CommentFormProps {
  postId: string;
  onAdded: (id: string) => void;
}

/** The field for a comment. On a phone it stays at the bottom, below the comments. */
export function CommentForm({ postId, onAdded }: CommentFormProps) {
  const { t } = useTranslation('timeline');
  const user = useSession((session) => session.user);
  const field = useRef<HTMLTextAreaElement>(null);
  const { text, write, send, isPending, isAdded, problem } = useAddComment(postId, onAdded);
  const left = MOST_CHARS - visibleLength(text);
  const submit = () => {
    send();
    field.current?.focus();
  };
  const sendByKeys = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    submit();
  };
  if (!user) return null;
  return (
    <Flex asChild data-screen-only data-form-acts gap="3" alignItems="flex-start" css={docked}>
      <form
        noValidate
        aria-label={t('comments.form.label')}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Avatar person={user.id} name={user.name} image={user.image} display={{ base: 'none', sm: 'inline-flex' }} />
        <VisuallyHidden role="status">{isAdded && t('comments.form.added')}</VisuallyHidden>
        <Box flex="1" minWidth="0">
          <TextAreaField
            ref={field}
            label={t('comments.form.text')}
            labelHidden
            placeholder={t('comments.form.placeholder')}
            rows={1}
            style={{ resize: 'none' }}
            dir={text ? 'auto' : undefined}
            value={text}
            error={problem ? t(`comments.form.${problem}`) : undefined}
            help={left <= COUNTED && left >= 0 ? t('comments.form.left', { count: left }) : undefined}
            onChange={(event) => write(event.target.value)}
            onKeyDown={sendByKeys}
          />
          <WaitingComments postId={postId} />
        </Box>
        <Button type="submit" loading={isPending} aria-keyshortcuts="Control+Enter">
          <Box as={SendIcon} aria-hidden _rtl={{ transform: 'scaleX(-1)' }} />
          <Span display={{ base: 'none', sm: 'inline' }}>{t('comments.form.send')}</Span>
          <VisuallyHidden hideFrom="sm">{t('comments.form.send')}</VisuallyHidden>
        </Button>
      </form>
    </Flex>
  );
}

const docked = {
  '@media (max-width: 63.99rem) and (min-height: 31.01rem)': {
    order: 1,
    position: 'sticky',
    insetBlockEnd: 'var(--menu-bar)',
    marginInline: 'calc(-1 * var(--card-padding))',
    marginBlockEnd: 'calc(-1 * var(--card-padding))',
    paddingInline: 'var(--card-padding)',
    paddingBlock: '3',
    bg: 'bg.surface',
    borderTopWidth: '1px',
    borderColor: 'border',
    borderBottomRadius: 'card',
    zIndex: '1',
  },
};
