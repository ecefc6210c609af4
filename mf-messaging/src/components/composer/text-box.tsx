import { chakra, isComposing, touch } from '@academy/shared-ui';
import { type ClipboardEvent, type KeyboardEvent, type Ref, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

const MOST_CHARS = 4000;

const Area = chakra('textarea', {
  base: {
    flex: '1',
    minWidth: '0',
    minHeight: 'control',
    maxHeight: '9rem',
    paddingInline: '3.5',
    paddingBlock: '2',
    resize: 'none',
    overflowY: 'auto',
    bg: 'bg.subtle',
    borderWidth: '1px',
    borderColor: 'transparent',
    borderRadius: '20px',
    fontSize: 'md',
    lineHeight: '1.4',
    unicodeBidi: 'plaintext',
    textAlign: 'start',
    [touch]: { minHeight: '11', paddingBlock: '2.5' },
    _focusVisible: { bg: 'bg.surface', borderColor: 'focus', outlineOffset: '-1px' },
  },
});

/** Measures the field in browsers that do not let it grow with its content. */
function fit(area: HTMLTextAreaElement): void {
  if (CSS.supports('field-sizing', 'content')) return;
  area.style.height = 'auto';
  area.style.height = `${area.scrollHeight + 2}px`;
}

/** On a touch keyboard Enter breaks the line: there is a button for sending. */
const isTouch = () => window.matchMedia('(pointer: coarse)').matches;

interface TextBoxProps {
  ref: Ref<HTMLTextAreaElement>;
  name: string;
  text: string;
  onText: (text: string) => void;
  onSend: () => void;
  onFiles: (files: Iterable<File>) => void;
}

/** The text field: Enter sends, Shift+Enter breaks the line; pictures can be pasted. */
export function TextBox({ ref, name, text, onText, onSend, onFiles }: TextBoxProps) {
  const { t } = useTranslation('messaging');
  const wrap = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured anew for every text
  useLayoutEffect(() => {
    const area = wrap.current?.querySelector('textarea');
    if (area) fit(area);
  }, [text]);
  const sendByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event.nativeEvent) || isTouch()) return;
    event.preventDefault();
    onSend();
  };
  const paste = (event: ClipboardEvent) => {
    if (event.clipboardData.files.length === 0) return;
    event.preventDefault();
    onFiles(event.clipboardData.files);
  };
  return (
    <div ref={wrap} style={{ display: 'contents' }}>
      <Area
        ref={ref}
        rows={1}
        dir="auto"
        maxLength={MOST_CHARS}
        aria-label={t('composer.text.label', { name })}
        placeholder={t('composer.text.placeholder')}
        css={{ fieldSizing: 'content' }}
        enterKeyHint={isTouch() ? 'enter' : 'send'}
        value={text}
        onChange={(event) => onText(event.currentTarget.value)}
        onKeyDown={sendByKey}
        onPaste={paste}
      />
    </div>
  );
}
