import { Button, List, Text } from '@academy/shared-ui';
import { PauseIcon } from '@academy/shared-ui/icons';
import { PartCard } from '@academy/shared-ui/restored';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { personQueries } from '#/base/api/people.ts';
import { type Hold, holdQueries } from '#/timetable/api/holds.ts';
import { EndHoldDialog } from './end-hold-dialog.tsx';
import { HoldRow } from './hold-row.tsx';

// Its date fields load on the first click.
const HoldDialog = lazy(async () => ({ default: (await import('./hold-dialog.tsx')).HoldDialog }));

type Asked = { act: 'add' } | { act: 'change' | 'end'; hold: Hold };

/** A student's holds (D98); renders nothing without any if the viewer cannot add one. */
export function PersonHolds({ studentId }: { studentId: string }) {
  const { t } = useTranslation('classes');
  const [asked, setAsked] = useState<Asked | null>(null);
  const { data } = useQuery({ ...holdQueries.ofStudent(studentId), retry: false });
  const canAdd = data?.may.create ?? false;
  const { data: student } = useQuery({ ...personQueries.detail(studentId), enabled: canAdd });
  if (!data || (data.data.length === 0 && !canAdd)) return null;
  const onClose = () => setAsked(null);
  const add = canAdd && (
    <Button size="sm" variant="outline" onClick={() => setAsked({ act: 'add' })}>
      <PauseIcon aria-hidden />
      {t('holds.add')}
    </Button>
  );
  return (
    <PartCard title={t('holds.title')} action={add}>
      {data.data.length === 0 && <Text color="fg.muted">{t('holds.none')}</Text>}
      <List>
        {data.data.map((hold) => (
          <HoldRow
            key={hold.id}
            hold={hold}
            student={{ id: studentId, name: student?.name ?? '', timezone: student?.timezone || hold.zone }}
            onAsk={(act) => act !== 'takeBack' && setAsked({ act, hold })}
          />
        ))}
      </List>
      {asked?.act === 'end' && <EndHoldDialog hold={asked.hold} onClose={onClose} />}
      {asked && asked.act !== 'end' && (
        <Suspense>
          <HoldDialog
            student={{ id: studentId, name: student?.name ?? '', timezone: student?.timezone ?? '' }}
            {...(asked.act === 'change' ? { hold: asked.hold } : {})}
            onClose={onClose}
          />
        </Suspense>
      )}
    </PartCard>
  );
}
