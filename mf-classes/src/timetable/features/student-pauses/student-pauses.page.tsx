import { Button, EmptyState, List, PageBody, PageHeader, Text } from '@academy/shared-ui';
import { PauseIcon } from '@academy/shared-ui/icons';
import { PartCard } from '@academy/shared-ui/restored';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { isolated } from '#/base/components/isolated.ts';
import { Loaded } from '#/base/components/loaded.tsx';
import { places } from '#/base/components/places.ts';
import { type Hold, type Holds, holdQueries } from '#/timetable/api/holds.ts';
import { DaysLeft } from '#/timetable/components/holds/days-left.tsx';
import { HoldRow } from '#/timetable/components/holds/hold-row.tsx';
import { useStudentName } from '#/timetable/components/use-student-name.ts';
import { TakeBackDialog } from './take-back-dialog.tsx';

// Its date fields load on the first click.
const HoldDialog = lazy(async () => ({
  default: (await import('#/timetable/components/holds/hold-dialog.tsx')).HoldDialog,
}));

/** D136: the pauses of a student, for the family. */
export default function StudentPausesPage() {
  const { t } = useTranslation('classes');
  const { id = '' } = useParams();
  const query = useQuery({ ...holdQueries.ofStudent(id), retry: false });
  const missing = <EmptyState icon={<PauseIcon size={22} />} title={t('holds.family.missing')} />;
  return (
    <PageBody width="reading">
      <Loaded query={query} header={<PageHeader title={t('holds.title')} />} missing={missing}>
        {(holds) => <Pauses key={id} studentId={id} holds={holds} />}
      </Loaded>
    </PageBody>
  );
}

function Pauses({ studentId, holds }: { studentId: string; holds: Holds }) {
  const { t } = useTranslation('classes');
  const [isAsking, setAsking] = useState(false);
  const [takenBack, setTakenBack] = useState<Hold | null>(null);
  const name = useStudentName(studentId);
  const { data, family, may } = holds;
  const add = may.ask && (
    <Button onClick={() => setAsking(true)}>
      <PauseIcon aria-hidden />
      {t('holds.add')}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={name ? t('holds.family.of', { student: isolated(name) }) : t('holds.title')}
        context={family && t('holds.family.aYear', { count: family.daysAYear })}
        via={[{ label: t('personClasses.all'), to: places.studentClasses(studentId) }]}
        action={add}
      />
      <PartCard title={t('holds.title')}>
        {family && <DaysLeft of={family} />}
        {data.length === 0 && <Text color="fg.muted">{t('holds.none')}</Text>}
        <List>
          {data.map((hold) => (
            <HoldRow
              key={hold.id}
              hold={hold}
              student={{ id: studentId, name: name ?? '', timezone: hold.zone }}
              onAsk={() => setTakenBack(hold)}
            />
          ))}
        </List>
      </PartCard>
      {takenBack && <TakeBackDialog hold={takenBack} onClose={() => setTakenBack(null)} />}
      {isAsking && family && (
        <Suspense>
          <HoldDialog
            student={{ id: studentId, name: name ?? '', timezone: '' }}
            family={family}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </>
  );
}
