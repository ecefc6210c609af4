import { directionOf } from '@academy/shared-auth';
import { Box, Flex, Span, Text, UserName, VisuallyHidden } from '@academy/shared-ui';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Shown } from '#/components/message/shown-messages.ts';
import { clockText } from '#/components/times.ts';
import { AttachmentView, OutgoingFile } from './attachment-view.tsx';
import { MessageText } from './message-text.tsx';
import { OutgoingActions } from './outgoing-actions.tsx';
import { Tick } from './tick.tsx';

const mineStyle = { bg: 'brand.subtle', borderColor: 'brand.subtle' } as const;
const theirsStyle = { bg: 'bg.surface', borderColor: 'border' } as const;

const stampStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: '1',
  fontSize: 'xs',
  lineHeight: '1.25rem',
  color: 'fg.subtle',
} as const;

interface BubbleProps {
  message: Shown;
  /** The author's name above the bubble, in a conversation of two other people; that of the office always has it. */
  withName: boolean;
}

/** Every update rebuilds the list: a message is redrawn only if something in it changed. */
const isSame = (before: BubbleProps, after: BubbleProps): boolean =>
  before.withName === after.withName &&
  (Object.keys(after.message) as (keyof Shown)[]).every((key) => before.message[key] === after.message[key]);

/** One message: on the viewer's side or the other side, with its time and its state. */
export const Bubble = memo(({ message, withName }: BubbleProps) => {
  const { t, i18n } = useTranslation('messaging');
  const { isOwn, isFollowing, sender, by, text, attachment, at, tick, outgoing } = message;
  const author = by ?? (withName ? sender : null);
  const hasFile = attachment !== null || outgoing?.file != null;
  const corner = isOwn ? 'borderStartEndRadius' : 'borderStartStartRadius';
  const look = { ...(isOwn ? mineStyle : theirsStyle), [corner]: isFollowing ? '12px' : '4px' };
  return (
    <Flex
      flexDirection="column"
      alignItems={isOwn ? 'flex-end' : 'flex-start'}
      paddingBlockStart={isFollowing ? '0.5' : '2'}
    >
      {author !== null && !isFollowing && (
        <Text fontSize="xs" color="fg.muted" paddingInline="1" marginBlockEnd="0.5">
          <UserName>{author}</UserName>
        </Text>
      )}
      <Box
        maxWidth={{ base: '85%', md: 'min(75%, 36rem)' }}
        width={hasFile ? 'min' : undefined}
        paddingInline="3"
        paddingBlock="1.5"
        borderWidth="1px"
        borderRadius="12px"
        {...look}
      >
        <VisuallyHidden>
          {isOwn && !withName ? t('message.sender.you') : t('message.sender.other', { name: sender })}
        </VisuallyHidden>
        {hasFile && (
          <Box marginBlock="0.5">
            {attachment && <AttachmentView attachment={attachment} />}
            {outgoing?.file && <OutgoingFile file={outgoing.file} />}
          </Box>
        )}
        <Box dir="auto" display="flow-root">
          {text && <MessageText text={text} />}
          {/* On the text's last line if there is space, at its end in the text's own direction; otherwise below. */}
          <Span float="inline-end" marginInlineStart="3" marginBlockStart="1">
            <Span css={stampStyle} dir={directionOf(i18n.language)}>
              <time dateTime={at}>{clockText(at, i18n.language)}</time>
              {tick && <Tick tick={tick} />}
            </Span>
          </Span>
        </Box>
      </Box>
      {outgoing && <OutgoingActions outgoing={outgoing} />}
    </Flex>
  );
}, isSame);
