import type { SlotProps } from '@academy/shared-auth/contract';
import { Button, touch } from '@academy/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { partSchema } from '#/api/entries.ts';
import { structureQuery } from '#/api/structure.ts';
import { EntryList } from './entry-list.tsx';

/** In classes of other subjects (D107) it is closed; a class whose subject is unknown may be one of the Quran. */
const isOfQuran = (subject: string | null | undefined) => subject !== 'reading' && subject !== 'arabic';

/** The recitation of a class, as a part of its report. Values of a newer version of this part stay unchanged. */
export default function ReportPart(props: SlotProps<'class.report.part'>) {
  const { t } = useTranslation('progress');
  const { data: structure } = useQuery(structureQuery());
  const typed = v.safeParse(partSchema, props.values.progress ?? { entries: [] });
  const [isOpened, setOpened] = useState(false);
  if (!structure || !typed.success) return null;
  const { entries } = typed.output;
  const isOpen = isOpened || isOfQuran(props.subject) || entries.length > 0;
  if (!isOpen)
    return (
      <Button
        variant="ghost"
        size="sm"
        alignSelf="flex-start"
        css={{ [touch]: { minHeight: '11' } }}
        aria-expanded={false}
        onClick={() => setOpened(true)}
      >
        {t('part.open')}
      </Button>
    );
  return <EntryList {...props} structure={structure} entries={entries} isOpenedByButton={isOpened} />;
}
