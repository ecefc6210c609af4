import { Box, chakra, Flex, FormError, IconButton, LeaveGuard } from '@academy/shared-ui';
import { MicIcon, SendIcon } from '@academy/shared-ui/icons';
import { canRecord } from '@academy/shared-ui/sound';
import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { send } from '#/outbox/send-outbox.ts';
import { AttachButton } from './attach-button.tsx';
import { MOST_MB } from './chosen-files.ts';
import { DropZone } from './drop-zone.tsx';
import { RecordingBar } from './recording-bar.tsx';
import { sendIconStyle } from './send-icon.ts';
import { StagedFiles } from './staged-files.tsx';
import { TextBox } from './text-box.tsx';
import { useDraft } from './use-draft.ts';
import { useFiles } from './use-files.ts';
import { usePublishTyping } from './use-publish-typing.ts';
import { useVoiceNote } from './use-voice-note.ts';

/** The hash of a link that focuses the message field: a phone then shows its keyboard too. */
const WRITE = '#write';
const isFinePointer = () => window.matchMedia('(pointer: fine)').matches;

function useFocusToWrite(area: RefObject<HTMLTextAreaElement | null>): void {
  const isCalledToWrite = useLocation().hash === WRITE;
  useEffect(() => {
    if (isCalledToWrite || isFinePointer()) area.current?.focus();
  }, [area, isCalledToWrite]);
}

const Frame = chakra('div', {
  base: {
    flexShrink: '0',
    paddingInline: { base: '2', md: '6' },
    paddingBlockStart: '2.5',
    paddingBlockEnd: { base: 'calc(0.625rem + env(safe-area-inset-bottom))', md: '3' },
    bg: 'bg.surface',
    borderTopWidth: '1px',
    borderColor: 'border',
  },
});

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

/** The message field, with files or a voice message. */
export function Composer({ userId, name, onSent }: ComposerProps) {
  const { t } = useTranslation('messaging');
  const client = useQueryClient();
  const area = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useDraft(userId);
  const { files, problem, add, remove, clear } = useFiles();
  const publishTyping = usePublishTyping(userId);
  const voice = useVoiceNote({ userId, onSent, onCut: (file) => add([file]) });
  const isEmpty = text.trim() === '' && files.length === 0;
  useFocusToWrite(area);

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
  const withFiles = (chosen: Iterable<File>) => {
    add(chosen);
    area.current?.focus();
  };

  return (
    <Frame>
      <DropZone onFiles={withFiles} />
      {voice.seconds !== null && <LeaveGuard active />}
      <StagedFiles files={files} onRemove={remove} />
      {problem && (
        <Box paddingBlockEnd="2">
          <FormError>{t(`composer.problem.${problem}`, { most: MOST_MB })}</FormError>
        </Box>
      )}
      <Flex alignItems="flex-end" gap="2">
        {voice.seconds !== null ? (
          <RecordingBar seconds={voice.seconds} onCancel={voice.cancel} onSend={voice.send} />
        ) : (
          <>
            <AttachButton onFiles={withFiles} />
            <TextBox ref={area} name={name} text={text} onText={write} onSend={sendAll} onFiles={withFiles} />
            {isEmpty && canRecord() ? (
              <IconButton aria-label={t('voice.start')} onClick={voice.start}>
                <MicIcon aria-hidden />
              </IconButton>
            ) : (
              <SendButton isDisabled={isEmpty} onSend={sendAll} />
            )}
          </>
        )}
      </Flex>
    </Frame>
  );
}
