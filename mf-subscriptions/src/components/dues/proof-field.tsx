import { Box, chakra, FieldError, Flex, Text } from '@academy/shared-ui';
import { FileTextIcon, PlusIcon } from '@academy/shared-ui/icons';
import { heicChoice, takeReadable } from '@academy/shared-ui/readable-pictures';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

const Input = chakra('input', { base: { position: 'absolute', inset: '0', opacity: '0', cursor: 'pointer' } });

interface ProofFieldProps {
  file: File | null;
  error: string | undefined;
  onTake: (file: File) => void;
}

/** The bank's proof: a phone offers camera, photos and files. */
export function ProofField({ file, error, onTake }: ProofFieldProps) {
  const { t } = useTranslation('subscriptions');
  const id = useId();
  return (
    <Box>
      <Text asChild fontSize="sm" fontWeight="medium" display="block" marginBlockEnd="1.5">
        <label htmlFor={id}>{t('dues.report.file')}</label>
      </Text>
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
          {file ? <FileTextIcon size={22} /> : <PlusIcon size={22} />}
        </Box>
        <Box flex="1" minWidth="0" id={`${id}-text`}>
          <Text dir="auto" textAlign="-webkit-match-parent" fontWeight="medium" overflowWrap="anywhere">
            {file ? file.name : t('dues.report.choose')}
          </Text>
          <Text fontSize="sm" color="fg.muted">
            {t(file ? 'dues.report.other' : 'dues.report.fileHelp')}
          </Text>
        </Box>
        <Input
          id={id}
          type="file"
          accept={`application/pdf,image/jpeg,image/png,.pdf,.jpg,.jpeg,.png${heicChoice()}`}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : `${id}-text`}
          onChange={({ target }) => void takeReadable(target.files ?? [], ([taken]) => taken && onTake(taken))}
        />
      </Flex>
      {error && (
        <Box marginBlockStart="1.5">
          <FieldError id={id}>{error}</FieldError>
        </Box>
      )}
    </Box>
  );
}
