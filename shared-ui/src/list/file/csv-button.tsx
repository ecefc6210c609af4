import { Button } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import { DownloadIcon } from '../../icons.ts';
import { type CsvSource, useCsv } from './use-csv.ts';

/** Downloads a table as a file. */
export function CsvButton({ csv }: { csv: CsvSource }) {
  const { t } = useTranslation('ui');
  const { isPending, download } = useCsv();
  return (
    <Button variant="outline" aria-label={t('list.csv.label')} loading={isPending} onClick={() => download(csv)}>
      <DownloadIcon aria-hidden />
      {t('list.csv.short')}
    </Button>
  );
}
