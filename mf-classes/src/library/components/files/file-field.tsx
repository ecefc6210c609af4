import { localeOf } from '@academy/shared-auth';
import { Box, Button, chakra, FieldError, Flex, Text, useCoarsePointer } from '@academy/shared-ui';
import { FileTextIcon, PaperclipIcon } from '@academy/shared-ui/icons';
import { takeReadable } from '@academy/shared-ui/readable-pictures';
import { type DragEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { documents, type FileRules, MOST_MB, sizeText } from './file-rules.ts';

const Input = chakra('input', { base: { position: 'absolute', opacity: '0', inset: '0', cursor: 'pointer' } });

interface FileFieldProps {
  label: string;
  value: File | null;
  onChange: (file: File | null) => void;
  error?: string | undefined;
  disabled?: boolean;
  rules?: FileRules;
}

/** Chooses or accepts by drop one file, a PDF or picture unless `rules` allow more. */
export function FileField({ label, value, onChange, error, disabled = false, rules = documents }: FileFieldProps) {
  const { t } = useTranslation('classes');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const take = (files: Iterable<File> | null) => takeReadable(files ?? [], ([file]) => onChange(file ?? null));
  return (
    <Box>
      <Text asChild fontSize="sm" fontWeight="medium" display="block" marginBlockEnd="1.5">
        <label htmlFor={id}>{label}</label>
      </Text>
      <DropArea isWrong={Boolean(error)} onDrop={(file) => !disabled && take([file])}>
        <Box color="fg.muted" flexShrink="0" aria-hidden>
          {value ? <FileTextIcon size={22} /> : <PaperclipIcon size={22} />}
        </Box>
        <FileText file={value} rules={rules} isWrong={Boolean(error)} />
        <Input
          ref={input}
          id={id}
          type="file"
          accept={rules.accept}
          disabled={disabled}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => take(event.target.files)}
        />
        {value && !disabled && (
          <Button
            variant="ghost"
            size="sm"
            position="relative"
            onClick={() => {
              if (input.current) input.current.value = '';
              onChange(null);
            }}
          >
            {t('files.remove')}
          </Button>
        )}
      </DropArea>
      {error && (
        <Box marginBlockStart="1.5">
          <FieldError id={id}>{error}</FieldError>
        </Box>
      )}
    </Box>
  );
}

interface DropAreaProps {
  isWrong: boolean;
  onDrop: (file: File) => void;
  children: ReactNode;
}

/** A frame that takes the first of the files that are dropped on it. */
function DropArea({ isWrong, onDrop, children }: DropAreaProps) {
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onDrop(file);
  };
  return (
    <Flex
      position="relative"
      alignItems="center"
      gap="3"
      padding="4"
      borderWidth="1px"
      borderStyle="dashed"
      borderColor={isWrong ? 'danger.fg' : isOver ? 'brand.fg' : 'border.strong'}
      borderRadius="card"
      bg={isOver ? 'brand.subtle' : 'bg.subtle'}
      _focusWithin={{ outlineWidth: '2px', outlineStyle: 'solid', outlineColor: 'brand.fg', outlineOffset: '2px' }}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {children}
    </Flex>
  );
}

interface FileTextProps {
  file: File | null;
  rules: FileRules;
  isWrong: boolean;
}

/** The file's name and size; without one, or for a wrong one, what is allowed. */
function FileText({ file, rules, isWrong }: FileTextProps) {
  const { t, i18n } = useTranslation('classes');
  const isTouch = useCoarsePointer();
  return (
    <Box flex="1" minWidth="0">
      <Text dir="auto" textAlign="-webkit-match-parent" fontWeight="medium" overflowWrap="anywhere">
        {file ? file.name : t(isTouch ? 'files.chooseByTouch' : 'files.choose')}
      </Text>
      <Text fontSize="sm" color="fg.subtle">
        {file && !isWrong
          ? sizeText(file.size, localeOf(i18n.language))
          : t(`files.${rules.limits}`, { most: MOST_MB })}
      </Text>
    </Box>
  );
}
