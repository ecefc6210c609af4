import { toast } from '@academy/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

export interface CsvSource {
  fileName: string;
  fetch: () => Promise<Blob | string>;
}

/** Gives content to the browser as a download. */
export function saveFile(content: Blob | string, fileName: string): void {
  const file = typeof content === 'string' ? new Blob([content], { type: 'text/csv;charset=utf-8' }) : content;
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // The browser may read it only after this task, so it is released later.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Downloads a table as a file; reports a failure. */
export function useCsv() {
  const { t } = useTranslation('ui');
  const [isPending, setPending] = useState(false);
  const download = async ({ fileName, fetch }: CsvSource) => {
    setPending(true);
    try {
      saveFile(await fetch(), fileName);
    } catch {
      toast.error(t('list.csv.failed'));
    } finally {
      setPending(false);
    }
  };
  return { isPending, download };
}
