import { Box, Center, List, ListItem, Span } from '@academy/shared-ui';
import { Fragment, memo, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Bubble } from '#/components/message/bubble.tsx';
import { daysAgo, dayText } from '#/components/times.ts';
import { type Day, inDays, type Shown } from '../message/shown-messages.ts';

interface MessageDaysProps {
  label: string;
  messages: readonly Shown[];
  /** Shows the author of each message. */
  withNames?: boolean;
  /** The first message that was unread when the conversation was opened. */
  unreadFrom?: string | null;
  unreadMark?: Ref<HTMLDivElement>;
  /** Notes by the message after which each stands. */
  notes?: ReadonlyMap<string, string>;
}

const NO_NOTES: ReadonlyMap<string, string> = new Map();

/** The messages by day. Messages out of view are not laid out. */
export const MessageDays = memo(
  ({ label, messages, withNames = false, unreadFrom, unreadMark, notes = NO_NOTES }: MessageDaysProps) => (
    <Box role="group" aria-label={label}>
      {inDays(messages).map((day) => (
        <Box key={day.key} as="section">
          <DayName day={day} />
          <List>
            {day.messages.map((message) => (
              <Fragment key={message.key}>
                {message.id !== null && message.id === unreadFrom && (
                  <li>
                    <UnreadLine mark={unreadMark} />
                  </li>
                )}
                <ListItem css={{ contentVisibility: 'auto', containIntrinsicSize: 'auto 3.5rem' }} paddingInline="1">
                  <Bubble message={message} withName={withNames} />
                </ListItem>
                {message.id !== null && notes.has(message.id) && <Note text={notes.get(message.id) ?? ''} />}
              </Fragment>
            ))}
          </List>
        </Box>
      ))}
    </Box>
  ),
);

function Note({ text }: { text: string }) {
  return (
    <ListItem paddingBlock="3" paddingInline="4" color="fg.muted" fontSize="xs" textAlign="center">
      {text}
    </ListItem>
  );
}

function DayName({ day }: { day: Day }) {
  const { t, i18n } = useTranslation('messaging');
  const now = Date.now();
  const days = daysAgo(day.at, now);
  const name =
    days <= 0 ? t('day.today') : days === 1 ? t('day.yesterday') : dayText(day.at, now, i18n.language, 'long');
  return (
    <Center css={strip}>
      <Span
        paddingInline="3"
        paddingBlock="0.5"
        borderRadius="full"
        bg="bg.raised"
        borderWidth="1px"
        borderColor="border"
        color="fg.muted"
        fontSize="xs"
        fontWeight="medium"
      >
        <time dateTime={day.at.slice(0, 10)}>{name}</time>
      </Span>
    </Center>
  );
}

/** As wide as the thread, with its background: it hides scrolled messages completely, never half. */
const strip = {
  position: 'sticky',
  insetBlockStart: '0',
  zIndex: 'sticky',
  marginInline: { base: '-3', md: '-6' },
  paddingBlockStart: '2',
  paddingBlockEnd: '1.5',
  marginBlockEnd: '1',
  bg: 'bg',
  pointerEvents: 'none',
} as const;

function UnreadLine({ mark }: { mark: Ref<HTMLDivElement> | undefined }) {
  const { t } = useTranslation('messaging');
  return (
    <Center
      ref={mark}
      gap="3"
      paddingBlock="3"
      color="accent.fg"
      fontSize="xs"
      fontWeight="medium"
      _before={{ content: '""', flex: '1', height: '1px', bg: 'accent.solid', opacity: '0.5' }}
      _after={{ content: '""', flex: '1', height: '1px', bg: 'accent.solid', opacity: '0.5' }}
    >
      {t('thread.unread.divider')}
    </Center>
  );
}
