import { Button, printSheet } from '@academy/shared-ui';
import { PrinterIcon } from '@academy/shared-ui/icons';
import { useTranslation } from 'react-i18next';

export function PrintButton() {
  const { t } = useTranslation('progress');
  return (
    <Button variant="outline" onClick={() => void printSheet()}>
      <PrinterIcon size={18} aria-hidden />
      {t('own.print')}
    </Button>
  );
}
