import { Box, Center, Flex, IconButton, Image, List, ListItem, OneLine, Span } from '@academy/shared-ui';
import { FileTextIcon, MicIcon, XIcon } from '@academy/shared-ui/icons';
import { useTranslation } from 'react-i18next';
import { fileSizeText } from '#/components/message/file-size.ts';
import { useFileUrl } from '#/components/message/use-file-url.ts';
import { kindOfFile } from '#/outbox/file-kind.ts';

interface StagedFilesProps {
  files: readonly File[];
  onRemove: (file: File) => void;
}

/** Chosen files that are not sent yet. */
export function StagedFiles({ files, onRemove }: StagedFilesProps) {
  const { t } = useTranslation('messaging');
  if (files.length === 0) return null;
  return (
    <List aria-label={t('composer.files.label')} display="flex" gap="2" overflowX="auto" paddingBlockEnd="2">
      {files.map((file) => (
        <ListItem key={`${file.name}-${file.size}-${file.lastModified}`} flexShrink="0">
          <StagedFile file={file} onRemove={() => onRemove(file)} />
        </ListItem>
      ))}
    </List>
  );
}

function StagedFile({ file, onRemove }: { file: File; onRemove: () => void }) {
  const { t, i18n } = useTranslation('messaging');
  const url = useFileUrl(file);
  const kind = kindOfFile(file);
  return (
    <Flex
      alignItems="center"
      gap="2.5"
      padding="1.5"
      width="14rem"
      borderWidth="1px"
      borderColor="border"
      borderRadius="control"
      bg="bg.surface"
    >
      <Center boxSize="10" flexShrink="0" borderRadius="4px" overflow="hidden" bg="bg.muted" color="fg.muted">
        {kind === 'image' && url ? (
          <Image src={url} alt="" boxSize="full" objectFit="cover" />
        ) : kind === 'audio' ? (
          <MicIcon size={18} aria-hidden />
        ) : (
          <FileTextIcon size={18} aria-hidden />
        )}
      </Center>
      <Box minWidth="0" flex="1" fontSize="xs">
        <OneLine fontWeight="medium">{file.name}</OneLine>
        <Span color="fg.muted">{fileSizeText(file.size, i18n.language)}</Span>
      </Box>
      <IconButton size="sm" aria-label={t('composer.files.remove', { name: file.name })} onClick={onRemove}>
        <XIcon aria-hidden />
      </IconButton>
    </Flex>
  );
}
