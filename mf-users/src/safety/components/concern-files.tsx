import { Button, Flex, Image, Stack } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import type { ConcernFile } from '#/safety/api/concerns.ts';

/** Pictures, and a link to each file. */
export function ConcernFiles({ files }: { files: readonly ConcernFile[] }) {
  const { t } = useTranslation('users');
  if (files.length === 0) return null;
  return (
    <Stack gap="3">
      {files
        .filter(({ type }) => type === 'image')
        .map((file) => (
          <Image
            key={file.id}
            src={file.image_path}
            alt={t('concerns.file.picture')}
            maxHeight="20rem"
            objectFit="contain"
            alignSelf="start"
          />
        ))}
      <Flex gap="2" flexWrap="wrap">
        {files.map((file, index) => (
          <Button key={file.id} asChild variant="outline" size="sm">
            <a href={file.image_path} target="_blank" rel="noopener">
              {file.name ?? t('concerns.file.open', { number: index + 1 })}
            </a>
          </Button>
        ))}
      </Flex>
    </Stack>
  );
}
