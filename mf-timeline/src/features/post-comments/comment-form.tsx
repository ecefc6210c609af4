import { useSession, useTranslation } from '@academy/shared-auth';
import { Avatar, Box, Button, Flex, TextAreaField } from '@academy/shared-ui';
import { SendIcon } from '@academy/shared-ui/icons';
import { type KeyboardEvent, useRef } from 'react';
import { visibleLength } from './to-html.ts';
import { MOST_CHARS, useAddComment } from './use-add-comment.ts';

/** How near the end it is worth counting. */
const COUNTED = 200;

/** Where a comment is written. */
export function CommentForm({ postId }: { postId: string }) {
  const { t } = useTranslation('timeline');
  const user = useSession((session) => session.user);
  const field = useRef<HTMLTextAreaElement>(null);
  const { text, write, send, isPending, problem } = useAddComment(postId);
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
    <Flex asChild gap="3" alignItems="flex-start">
      <form
        noValidate
        aria-label={t('comments.form.label')}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Avatar name={user.name} image={user.image} display={{ base: 'none', sm: 'inline-flex' }} />
        <Box flex="1" minWidth="0">
          <TextAreaField
            ref={field}
            label={t('comments.form.text')}
            labelHidden
            placeholder={t('comments.form.placeholder')}
            rows={2}
            style={{ resize: 'none' }}
            dir={text ? 'auto' : undefined}
            value={text}
            error={problem ? t(`comments.form.${problem}`) : undefined}
            help={left <= COUNTED && left >= 0 ? t('comments.form.left', { count: left }) : undefined}
            onChange={(event) => write(event.target.value)}
            onKeyDown={sendByKeys}
          />
          <Flex justifyContent="flex-end" marginBlockStart="2">
            <Button type="submit" size="sm" loading={isPending} aria-keyshortcuts="Control+Enter">
              <Box as={SendIcon} aria-hidden _rtl={{ transform: 'scaleX(-1)' }} />
              {t('comments.form.send')}
            </Button>
          </Flex>
        </Box>
      </form>
    </Flex>
  );
}
