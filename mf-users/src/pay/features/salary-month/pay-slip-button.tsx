import { useLanguage } from '@academy/shared-auth';
import { Button } from '@academy/shared-ui';
import { DownloadIcon } from '@academy/shared-ui/icons';
import { useTranslation } from 'react-i18next';
import { useSaveFile } from '#/base/components/use-save-file.ts';
import { paySlip } from '#/pay/api/salary-months.ts';

/** D115: the pay slip of a closed month, in the language of the page. */
export function PaySlipButton({ teacherId, month }: { teacherId: string; month: string }) {
  const { t } = useTranslation('users');
  const language = useLanguage();
  const { isSaving, save } = useSaveFile(t('salaryMonth.slip.failed'));
  const saveSlip = () => save(`pay-slip-${teacherId}-${month}.pdf`, () => paySlip(teacherId, month, language));
  return (
    <Button variant="outline" loading={isSaving} onClick={() => void saveSlip()}>
      <DownloadIcon aria-hidden />
      {t('salaryMonth.slip.action')}
    </Button>
  );
}
