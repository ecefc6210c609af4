import { Button, Flex, Span } from '@academy/shared-ui';
import { ImagePlusIcon } from '@academy/shared-ui/icons';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { accepted, limits, MOST_FILES } from './file-rules.ts';

interface AddMediaProps {
  held: number;
  onFiles: (files: File[]) => void;
}

/** Opens the device's file picker, and names the accepted types. */
export function AddMedia({ held, onFiles }: AddMediaProps) {
  const { t } = useTranslation('timeline');
  const picker = useRef<HTMLInputElement>(null);
  const limitsId = useId();
  return (
    <Flex gap="3" alignItems="center" flexWrap="wrap">
      <Button variant="outline" aria-describedby={limitsId} onClick={() => picker.current?.click()}>
        <ImagePlusIcon aria-hidden />
        {t('form.media.add')}
      </Button>
      <input
        ref={picker}
        type="file"
        multiple
        hidden
        accept={accepted}
        aria-label={t('form.media.add')}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // Allows picking the same file again.
          target.value = '';
        }}
      />
      <Span id={limitsId} fontSize="sm" color="fg.subtle" fontVariantNumeric="tabular-nums">
        {held > 0 ? t('form.media.counted', { held, most: MOST_FILES }) : t('form.media.limits', limits)}
      </Span>
    </Flex>
  );
}
