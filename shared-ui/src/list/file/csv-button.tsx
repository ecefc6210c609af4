import { useTranslation } from '@academy/shared-auth';
import { Button, toast } from '@academy/shared-ui';
import { useState } from 'react';
import { DownloadIcon } from '../../icons.ts';

function save(content: Blob | string, fileName: string): void {
  const file = typeof content === 'string' ? new Blob([content], { type: 'text/csv;charset=utf-8' }) : content;
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // The browser may read it only after this task.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

interface CsvButtonProps {
  csv: { fileName: string; fetch: () => Promise<Blob | string> };
}

/** Downloads a table as a file; says so when it cannot be fetched. */
export function CsvButton({ csv }: CsvButtonProps) {
  const { t } = useTranslation('ui');
  const [isPending, setPending] = useState(false);
  const download = async () => {
    setPending(true);
    try {
      save(await csv.fetch(), csv.fileName);
    } catch {
      toast.error(t('list.csv.failed'));
    } finally {
      setPending(false);
    }
  };
  return (
    <Button variant="outline" aria-label={t('list.csv.label')} loading={isPending} onClick={download}>
      <DownloadIcon aria-hidden />
      {t('list.csv.short')}
    </Button>
  );
}
