import { useLanguage, useTranslation } from '@academy/shared-auth';
import { Button, toast } from '@academy/shared-ui';
import { DownloadIcon } from '@academy/shared-ui/icons';
import { useState } from 'react';
import { paySlip } from '#/api/money/salary-months.ts';

/** D115: the paper of a closed month, in the language of the pages. */
export function PaySlipButton({ teacherId, month }: { teacherId: string; month: string }) {
  const { t } = useTranslation('users');
  const language = useLanguage();
  const [isSaving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    try {
      const [paper, { saveFile }] = await Promise.all([
        paySlip(teacherId, month, language),
        import('@academy/shared-ui/list'),
      ]);
      saveFile(paper, `pay-slip-${teacherId}-${month}.pdf`);
    } catch {
      toast.error(t('salaryMonth.slip.failed'));
    } finally {
      setSaving(false);
    }
  };
  return (
    <Button variant="outline" loading={isSaving} onClick={() => void save()}>
      <DownloadIcon aria-hidden />
      {t('salaryMonth.slip.action')}
    </Button>
  );
}
