import { Button, Flex, toast } from '@academy/shared-ui';
import { DownloadIcon } from '@academy/shared-ui/icons';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSaveFile } from '#/base/components/use-save-file.ts';
import { bankFile, type PayRun, payRunQueries, preparePayRun, whyNoFile } from '#/pay/api/pay-runs.ts';

/** Brings the run up to date with what was closed since. */
export function RunActions({ run }: { run: PayRun }) {
  const { t, i18n } = useTranslation('users');
  const list = (names: string[]) =>
    new Intl.ListFormat(i18n.language).format(names.map((name) => `\u2068${name}\u2069`));
  const client = useQueryClient();
  const preparing = useMutation({
    mutationFn: () => preparePayRun(run.month),
    onSuccess: () => {
      toast.success(t('payRuns.again.done'));
      return client.invalidateQueries({ queryKey: payRunQueries.all });
    },
    onError: () => toast.error(t('payRuns.again.failed')),
  });
  const failedText = (error: unknown) => {
    const reason = whyNoFile(error);
    if (reason === null) return t('payRuns.file.failed');
    if (reason.reason === 'changed') return t('payRuns.file.changed');
    return t('payRuns.file.noAccount', { names: list(reason.teachers) });
  };
  const { isSaving, save } = useSaveFile(failedText);
  return (
    <Flex gap="3" flexWrap="wrap">
      <Button
        variant="outline"
        loading={isSaving}
        onClick={() => void save(`bank-${run.month}.csv`, () => bankFile(run.id))}
      >
        <DownloadIcon aria-hidden />
        {t('payRuns.file.action')}
      </Button>
      <Button variant="outline" loading={preparing.isPending} onClick={() => preparing.mutate()}>
        {t('payRuns.again.action')}
      </Button>
    </Flex>
  );
}
