import { Box, chakra, Flex, Spinner, Text, useCoarsePointer } from '@academy/shared-ui';
import { FileTextIcon, PlusIcon } from '@academy/shared-ui/icons';
import { type Ref, useId } from 'react';
import { useTranslation } from 'react-i18next';

const Input = chakra('input', { base: { position: 'absolute', inset: '0', opacity: '0', cursor: 'pointer' } });

interface FileFieldProps {
  ref: Ref<HTMLInputElement>;
  file: { name: string } | null;
  isPending: boolean;
  onTake: (file: File) => void;
}

/** The file of people: chosen, or dropped on the field, as on the browser's own one that lies over it. */
export function FileField({ ref, file, isPending, onTake }: FileFieldProps) {
  const { t } = useTranslation('users');
  const isTouch = useCoarsePointer();
  const id = useId();
  return (
    <Box>
      <Text asChild fontSize="sm" fontWeight="medium" display="block" marginBlockEnd="1.5">
        <label htmlFor={id}>{t('imports.file.label')}</label>
      </Text>
      <Flex
        position="relative"
        alignItems="center"
        gap="3"
        padding="4"
        borderWidth="1px"
        borderStyle="dashed"
        borderColor="border.strong"
        borderRadius="card"
        bg="bg.subtle"
        _hover={{ borderColor: 'brand.fg' }}
        _focusWithin={{ outlineWidth: '2px', outlineStyle: 'solid', outlineColor: 'brand.fg', outlineOffset: '2px' }}
      >
        <Box color="fg.muted" flexShrink="0" aria-hidden>
          {isPending ? <Spinner /> : file ? <FileTextIcon size={22} /> : <PlusIcon size={22} />}
        </Box>
        <Box flex="1" minWidth="0" id={`${id}-text`}>
          <Text dir="auto" textAlign="-webkit-match-parent" fontWeight="medium" overflowWrap="anywhere">
            {file ? file.name : t(isTouch ? 'imports.file.chooseByTouch' : 'imports.file.choose')}
          </Text>
          <Text fontSize="sm" color="fg.muted">
            {file ? t(isPending ? 'imports.file.checking' : 'imports.file.other') : t('imports.file.help')}
          </Text>
        </Box>
        <Input
          ref={ref}
          id={id}
          type="file"
          accept=".csv,.tsv,.txt,.xlsx"
          aria-describedby={`${id}-text`}
          onChange={({ target }) => {
            const [taken] = target.files ?? [];
            if (taken) onTake(taken);
            // The same file can be chosen again after it was corrected.
            target.value = '';
          }}
        />
      </Flex>
    </Box>
  );
}
