import { Box, chakra, FieldError, Flex, IconButton, Stack, Text } from '@academy/shared-ui';
import { PlusIcon, XIcon } from '@academy/shared-ui/icons';
import { heicChoice, takeReadable } from '@academy/shared-ui/readable-pictures';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { MOST_FILES } from './files-problem.ts';

const Input = chakra('input', { base: { position: 'absolute', inset: '0', opacity: '0', cursor: 'pointer' } });

const ANY = 'image/*,video/*,audio/*,application/pdf,.pdf';

interface FilesFieldProps {
  value: readonly File[];
  error: string | undefined;
  onChange: (files: File[]) => void;
  /** By default as many as a concern takes. */
  most?: number;
  label?: string;
  accept?: string;
}

/** Some files: a phone offers camera, photos and files. */
export function FilesField({ value, error, onChange, most = MOST_FILES, label, accept = ANY }: FilesFieldProps) {
  const { t } = useTranslation('users');
  const id = useId();
  return (
    <Stack gap="2">
      <Text asChild fontSize="sm" fontWeight="medium">
        <label htmlFor={id}>{label ?? t('concerns.form.files')}</label>
      </Text>
      {value.map((file, index) => (
        <Flex key={`${file.name}-${index}`} gap="2" alignItems="center" justifyContent="space-between">
          <Text dir="auto" textAlign="-webkit-match-parent" minWidth="0" overflowWrap="anywhere">
            {file.name}
          </Text>
          <IconButton
            aria-label={t('concerns.form.removeFile', { name: `\u2068${file.name}\u2069` })}
            variant="ghost"
            onClick={() => onChange(value.filter((_, other) => other !== index))}
          >
            <XIcon />
          </IconButton>
        </Flex>
      ))}
      <Flex
        position="relative"
        alignItems="center"
        gap="3"
        padding="4"
        borderWidth="1px"
        borderStyle="dashed"
        borderColor={error ? 'danger.fg' : 'border.strong'}
        borderRadius="card"
        bg="bg.subtle"
        _focusWithin={{ outlineWidth: '2px', outlineStyle: 'solid', outlineColor: 'brand.fg', outlineOffset: '2px' }}
      >
        <Box color="fg.muted" flexShrink="0" aria-hidden>
          <PlusIcon size={22} />
        </Box>
        <Text id={`${id}-text`} fontSize="sm" color="fg.muted">
          {most === 1 ? t('documents.fileHelp') : t('concerns.form.filesHelp', { most })}
        </Text>
        <Input
          id={id}
          type="file"
          multiple={most > 1}
          accept={`${accept}${heicChoice()}`}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : `${id}-text`}
          onChange={({ target }) =>
            void takeReadable(target.files ?? [], (taken) => onChange(most === 1 ? taken : [...value, ...taken]))
          }
        />
      </Flex>
      {error && <FieldError id={id}>{error}</FieldError>}
    </Stack>
  );
}
