import { useTranslation } from '@academy/shared-auth';
import { Button, toast } from '@academy/shared-ui';
import { useState } from 'react';
import { DownloadIcon } from '../icons.ts';
import type { ListModel } from './use-list.ts';

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

/** Downloads all that the filters let through. */
export function CsvButton<Row>({ csv }: { csv: NonNullable<ListModel<Row>['csv']> }) {
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
