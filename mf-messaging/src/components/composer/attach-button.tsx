import { IconButton, Tooltip } from '@academy/shared-ui';
import { PaperclipIcon } from '@academy/shared-ui/icons';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ACCEPTED } from './chosen-files.ts';

/** Opens the device's own file picker. */
export function AttachButton({ onFiles }: { onFiles: (files: Iterable<File>) => void }) {
  const { t } = useTranslation('messaging');
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Tooltip label={t('composer.attach')}>
        <IconButton aria-label={t('composer.attach')} onClick={() => input.current?.click()}>
          <PaperclipIcon aria-hidden />
        </IconButton>
      </Tooltip>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={ACCEPTED}
        aria-label={t('composer.attach')}
        onChange={(event) => {
          onFiles([...(event.currentTarget.files ?? [])]);
          event.currentTarget.value = '';
        }}
      />
    </>
  );
}
