import { Text } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import { Caution } from '#/base/components/caution.tsx';

/** D145: the teacher of a child lacks a document. */
export function DocumentsCaution() {
  const { t } = useTranslation('classes');
  return (
    <Caution>
      <Text>{t('classForm.documentsMissing')}</Text>
    </Caution>
  );
}
