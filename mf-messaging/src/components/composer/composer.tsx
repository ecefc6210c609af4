import { keepDraft, readDraft, useTranslation } from '@academy/shared-auth';
import { useQueryClient } from '@academy/shared-auth/query';
import { useLocation } from '@academy/shared-auth/router';
import { Box, Flex, FormError, IconButton, toast } from '@academy/shared-ui';
import { MicIcon, SendIcon } from '@academy/shared-ui/icons';
import { canRecord, useRecorder } from '@academy/shared-ui/sound';
import { useCallback, useEffect, useRef, useState } from 'react';
import { publishTyping } from '#/api/messages.ts';
import { send } from '#/outbox/send-outbox.ts';
import { AttachButton } from './attach-button.tsx';
import { MOST_MB } from './chosen-files.ts';
import { DropZone } from './drop-zone.tsx';
import { RecordingBar } from './recording-bar.tsx';
import { sendIconStyle } from './send-icon.ts';
import { StagedFiles } from './staged-files.tsx';
import { TextBox } from './text-box.tsx';
import { useFiles } from './use-files.ts';

/** The typing indicator is published at most this often, in ms. */
const EVERY_MS = 3000;

/** Publishes that the viewer is typing. A failure has no consequence. */
function usePublishTyping(userId: string): () => void {
  const publishedAt = useRef(Number.NEGATIVE_INFINITY);
  return useCallback(() => {
    if (!navigator.onLine || performance.now() - publishedAt.current < EVERY_MS) return;
    publishedAt.current = performance.now();
    publishTyping(userId).catch(() => {});
  }, [userId]);
}

/** The hash of a link that opens the field for writing: a phone then shows its keyboard too. */
const WRITE = '#write';
const isFinePointer = () => window.matchMedia('(pointer: fine)').matches;

/** The unfinished message to a user survives a reload. */
function useDraft(userId: string) {
  const name = `chat-${userId}`;
  const [text, setText] = useState(() => {
    const draft = readDraft(name);
    return typeof draft === 'string' ? draft : '';
  });
  const keep = (next: string) => {
    setText(next);
    keepDraft(name, next.trim() === '' ? null : next);
  };
  return [text, keep] as const;
}

interface ComposerProps {
  userId: string;
  name: string;
  onSent: () => void;
}

function SendButton({ isDisabled, onSend }: { isDisabled: boolean; onSend: () => void }) {
  const { t } = useTranslation('messaging');
  return (
    <IconButton
      variant="solid"
      borderRadius="full"
      aria-label={t('composer.send')}
      disabled={isDisabled}
      onClick={onSend}
      css={sendIconStyle}
    >
      <SendIcon aria-hidden />
    </IconButton>
  );
}

/** The field for a message, with files or as a voice note. */
export function Composer({ userId, name, onSent }: ComposerProps) {
  const { t } = useTranslation('messaging');
  const client = useQueryClient();
  const area = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useDraft(userId);
  const { files, problem, add, remove, clear } = useFiles();
  const publishTyping = usePublishTyping(userId);
  const rejected = useCallback(
    () => void toast.error(t('voice.refused.title'), { description: t('voice.refused.text') }),
    [t],
  );
  const { seconds, start, stop } = useRecorder({ name: 'voice-note', onRejected: rejected });
  const isEmpty = text.trim() === '' && files.length === 0;

  const isCalledToWrite = useLocation().hash === WRITE;
  useEffect(() => {
    if (isCalledToWrite || isFinePointer()) area.current?.focus();
  }, [isCalledToWrite]);

  const write = (next: string) => {
    setText(next);
    if (next.trim() !== '') publishTyping();
  };
  const sendAll = () => {
    if (isEmpty) return;
    const [first = null, ...others] = files;
    send(client, { to: userId, text: text.trim(), file: first });
    for (const file of others) send(client, { to: userId, text: '', file });
    setText('');
    clear();
    onSent();
    area.current?.focus();
  };
  const sendVoice = async () => {
    const file = await stop();
    if (!file) return;
    send(client, { to: userId, text: '', file });
    onSent();
  };
  const withFiles = (chosen: Iterable<File>) => {
    add(chosen);
    area.current?.focus();
  };

  return (
    <Box
      flexShrink="0"
      paddingInline={{ base: '2', md: '6' }}
      paddingBlockStart="2.5"
      paddingBlockEnd={{ base: 'calc(0.625rem + env(safe-area-inset-bottom))', md: '3' }}
      bg="bg.surface"
      borderTopWidth="1px"
      borderColor="border"
    >
      <DropZone onFiles={withFiles} />
      <StagedFiles files={files} onRemove={remove} />
      {problem && (
        <Box paddingBlockEnd="2">
          <FormError>{t(`composer.problem.${problem}`, { most: MOST_MB })}</FormError>
        </Box>
      )}
      <Flex alignItems="flex-end" gap="2">
        {seconds !== null ? (
          <RecordingBar seconds={seconds} onCancel={() => void stop()} onSend={() => void sendVoice()} />
        ) : (
          <>
            <AttachButton onFiles={withFiles} />
            <TextBox ref={area} name={name} text={text} onText={write} onSend={sendAll} onFiles={withFiles} />
            {isEmpty && canRecord() ? (
              <IconButton aria-label={t('voice.start')} onClick={() => void start()}>
                <MicIcon aria-hidden />
              </IconButton>
            ) : (
              <SendButton isDisabled={isEmpty} onSend={sendAll} />
            )}
          </>
        )}
      </Flex>
    </Box>
  );
}
