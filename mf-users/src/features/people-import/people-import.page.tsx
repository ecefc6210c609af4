import { useTranslation } from '@academy/shared-auth';
import { PageBody, PageHeader, Stack } from '@academy/shared-ui';
import { useState } from 'react';
import type { PeopleImport, UndoneImport } from '#/api/imports.ts';
import { CheckForm } from './check-form.tsx';
import { CheckResult } from './check-result.tsx';
import { EarlierImports } from './earlier-imports.tsx';
import { UndoResult } from './undo-result.tsx';

/** D122: people from a file, checked first, then made all at once; it can be undone for a day. */
export default function PeopleImportPage() {
  const { t } = useTranslation('users');
  const [shown, setShown] = useState<PeopleImport | null>(null);
  const [undone, setUndone] = useState<UndoneImport | null>(null);
  const show = (found: PeopleImport | null) => {
    setShown(found);
    setUndone(null);
  };
  return (
    <PageBody>
      <PageHeader title={t('imports.header.title')} context={t('imports.header.context')} />
      <Stack gap="6">
        <CheckForm onCheck={show} />
        {shown && <CheckResult found={shown} onChange={show} />}
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
