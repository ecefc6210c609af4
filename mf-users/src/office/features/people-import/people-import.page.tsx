import { Grid, PageBody, PageHeader, Stack } from '@academy/shared-ui';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PeopleImport, UndoneImport } from '#/office/api/imports.ts';
import { CheckForm } from './check-form.tsx';
import { CheckResult } from './check-result.tsx';
import { EarlierImports } from './earlier-imports.tsx';
import { FileReading } from './file-reading.tsx';
import { ImportBar } from './import-bar.tsx';
import { UndoResult } from './undo-result.tsx';
import { useApply } from './use-apply.ts';
import { useCheck } from './use-check.ts';

const beside = { base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) minmax(0, 20rem)' };

/** D122: people from a file, checked first, then made all at once; it can be undone for a day. */
export default function PeopleImportPage() {
  const { t } = useTranslation('users');
  const fileInput = useRef<HTMLInputElement>(null);
  const [shown, setShown] = useState<PeopleImport | null>(null);
  const [undone, setUndone] = useState<UndoneImport | null>(null);
  const show = (found: PeopleImport | null) => {
    setShown(found);
    setUndone(null);
  };
  const form = useCheck(show);
  const application = useApply(shown, show);
  const isOfFile = shown === null || shown.state === 'checked';
  const isRead = isOfFile && (form.columns !== null || form.reading !== null || form.isEncodingUnsure);
  return (
    <PageBody>
      <PageHeader title={t('imports.header.title')} context={t('imports.header.context')} />
      <Stack gap="6">
        <CheckForm form={form} fileInput={fileInput} isAlone={!isRead} />
        {(isRead || shown) && (
          <Stack gap="4">
            <Grid gap="4" alignItems="start" gridTemplateColumns={isRead && shown ? beside : undefined}>
              {shown && (
                <CheckResult found={shown} application={application} isOutdated={isOfFile && form.isOutdated} />
              )}
              {isRead && <FileReading form={form} />}
            </Grid>
            {isOfFile && (
              <ImportBar {...{ form, found: shown, application }} onFile={() => fileInput.current?.click()} />
            )}
          </Stack>
        )}
        {undone && <UndoResult undone={undone} />}
        <EarlierImports
          onShow={show}
          onUndo={(result) => {
            setShown(null);
            setUndone(result);
          }}
        />
      </Stack>
    </PageBody>
  );
}
