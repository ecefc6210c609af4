import { Button, Flex, Stack, Text } from '@academy/shared-ui';
import type { EntryFormState } from '@academy/shared-ui/forms';
import { useTranslation } from 'react-i18next';
import type { MaterialFields } from '#/library/api/materials.ts';
import type { Media } from '#/library/api/media.ts';
import { FileField } from '#/library/components/files/file-field.tsx';
import { officeDocuments } from '#/library/components/files/file-rules.ts';

interface StoredFileFieldProps {
  entry: EntryFormState<Required<MaterialFields>>;
  stored: Media | null;
}

/** Adds a file; an existing file can be replaced or removed. */
export function StoredFileField({ entry, stored }: StoredFileFieldProps) {
  const { t } = useTranslation('classes');
  const { form } = entry;
  const [file, removesFile] = form.watch(['file', 'removesFile']);
  const options = { shouldDirty: true, shouldValidate: true };
  return (
    <Stack gap="3">
      <FileField
        label={t(stored ? 'materials.file.new' : 'materials.file.label')}
        value={file}
        onChange={(chosen) => form.setValue('file', chosen, options)}
        disabled={entry.isSubmitting}
        error={entry.errorAt('file')}
        rules={officeDocuments}
      />
      {stored && !file && (
        <Flex gap="3" alignItems="center" flexWrap="wrap">
          <Text fontSize="sm" color="fg.muted">
            {t(removesFile ? 'materials.file.goes' : 'materials.file.stays')}{' '}
            <bdi>{stored.name ?? t(`fileList.untitled.${stored.type}`)}</bdi>
          </Text>
          <Button variant="ghost" size="sm" onClick={() => form.setValue('removesFile', !removesFile, options)}>
            {t(removesFile ? 'materials.file.keep' : 'files.remove')}
          </Button>
        </Flex>
      )}
    </Stack>
  );
}
