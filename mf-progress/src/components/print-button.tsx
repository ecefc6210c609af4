import { useTranslation } from '@academy/shared-auth';
import { Button, printSheet } from '@academy/shared-ui';
import { PrinterIcon } from '@academy/shared-ui/icons';

export function PrintButton() {
  const { t } = useTranslation('progress');
  return (
    <Button variant="outline" onClick={() => void printSheet()}>
      <PrinterIcon size={18} aria-hidden />
      {t('own.print')}
    </Button>
  );
}
