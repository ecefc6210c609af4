import { localeOf, useTranslation } from '@academy/shared-auth';
import { Box, Button, chakra, FieldError, Flex, Text, useCoarsePointer } from '@academy/shared-ui';
import { FileTextIcon, PaperclipIcon } from '@academy/shared-ui/icons';
import { takeReadable } from '@academy/shared-ui/readable-pictures';
import { type DragEvent, useId, useRef, useState } from 'react';
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

/** One file, a PDF or picture unless `rules` allow more, chosen or dropped. */
export function FileField({ label, value, onChange, error, disabled = false, rules = documents }: FileFieldProps) {
  const { t, i18n } = useTranslation('classes');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const isTouch = useCoarsePointer();
  const [isOver, setOver] = useState(false);
  const take = (files: Iterable<File> | null) => takeReadable(files ?? [], ([file]) => onChange(file ?? null));
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const { files } = event.dataTransfer;
    if (files.length > 0 && !disabled) take([...files].slice(0, 1));
  };
  return (
    <Box>
      <Text asChild fontSize="sm" fontWeight="medium" display="block" marginBlockEnd="1.5">
        <label htmlFor={id}>{label}</label>
      </Text>
      <Flex
        position="relative"
        alignItems="center"
        gap="3"
        padding="4"
        borderWidth="1px"
        borderStyle="dashed"
        borderColor={error ? 'danger.fg' : isOver ? 'brand.fg' : 'border.strong'}
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
        <Box color="fg.muted" flexShrink="0" aria-hidden>
          {value ? <FileTextIcon size={22} /> : <PaperclipIcon size={22} />}
        </Box>
        <Box flex="1" minWidth="0">
          <Text dir="auto" textAlign="-webkit-match-parent" fontWeight="medium" overflowWrap="anywhere">
            {value ? value.name : t(isTouch ? 'files.chooseByTouch' : 'files.choose')}
          </Text>
          <Text fontSize="sm" color="fg.subtle">
            {value && !error
              ? sizeText(value.size, localeOf(i18n.language))
              : t(`files.${rules.limits}`, { most: MOST_MB })}
          </Text>
        </Box>
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
      </Flex>
      {error && (
        <Box marginBlockStart="1.5">
          <FieldError id={id}>{error}</FieldError>
        </Box>
      )}
    </Box>
  );
}
