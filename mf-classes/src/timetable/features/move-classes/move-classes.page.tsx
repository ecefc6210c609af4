import { useScope } from '@academy/shared-auth';
import { Box, Button, Card, EmptyState, FormActions, PageBody, PageHeader, Stack, Text } from '@academy/shared-ui';
import { ComboboxField } from '@academy/shared-ui/combobox';
import { UsersIcon } from '@academy/shared-ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { personQueries } from '#/base/api/people.ts';
import { personChoice, personOption } from '#/base/components/choices.ts';
import { isolated } from '#/base/components/isolated.ts';
import { OtherClocks } from '#/base/components/time/class-moment.tsx';
import { useTimes } from '#/base/components/time/use-times.ts';
import { type Movable, type Move, movableQuery } from '#/timetable/api/move-classes.ts';
import { MoveDialog } from './move-dialog.tsx';

/** D7: leaders and admins move a student's future classes to another teacher. */
export default function MoveClassesPage() {
  const { t } = useTranslation('classes');
  const scope = useScope('classes.my_classes.update');
  return (
    <PageBody width="reading">
      <PageHeader title={t('move.page.title')} context={t('move.page.context')} />
      {scope === 'own' ? <EmptyState icon={<UsersIcon size={22} />} title={t('move.page.staffOnly')} /> : <MoveForm />}
    </PageBody>
  );
}

type Name = 'student' | 'from' | 'to';

/** The people in the address; if it names no teacher, the teacher of the student's profile. */
function useChosen() {
  const [search] = useSearchParams();
  const [chosen, setChosen] = useState<Partial<Record<Name, string | null>>>({});
  const studentId = chosen.student === undefined ? search.get('student_id') : chosen.student;
  const student = usePerson(studentId);
  const fromId =
    chosen.from === undefined ? (search.get('teacher_id') ?? student?.student?.teacher_id ?? null) : chosen.from;
  const people = { student, from: usePerson(fromId), to: usePerson(chosen.to ?? null) };
  const choose = (name: Name, id: string | null) => setChosen((before) => ({ ...before, [name]: id }));
  return { people, choose };
}

function usePerson(id: string | null) {
  const { data } = useQuery({ ...personQueries.detail(id ?? ''), enabled: id !== null });
  return id !== null && data?.id === id ? data : null;
}

const fields = { student: 'student', from: 'teacher', to: 'teacher' } as const;

function MoveForm() {
  const { t } = useTranslation('classes');
  const [isAsking, setAsking] = useState(false);
  const { people, choose } = useChosen();
  const { student, from, to } = people;
  const move: Move | null =
    student && from ? { studentId: student.id, fromTeacherId: from.id, toTeacherId: to?.id ?? '' } : null;
  const found = useQuery({
    ...movableQuery(move ?? { studentId: '', fromTeacherId: '', toTeacherId: '' }),
    enabled: move !== null,
  });
  const isSame = from !== null && from.id === to?.id;
  return (
    <Card padding="lg">
      <Stack gap="5">
        {(Object.keys(fields) as Name[]).map((name) => (
          <ComboboxField
            key={name}
            label={t(`move.page.${name}`)}
            placeholder={t(`classForm.${fields[name]}.search`)}
            value={people[name] && personOption(people[name])}
            error={name === 'to' && isSame ? t('move.page.same') : undefined}
            onChange={(option) => choose(name, option?.value ?? null)}
            query={personChoice(fields[name])}
          />
        ))}
        {move && <FoundClasses found={found} />}
        <FormActions>
          <Button size="lg" disabled={!to || isSame || !found.data} onClick={() => setAsking(true)}>
            {t('move.page.action')}
          </Button>
        </FormActions>
      </Stack>
      {isAsking && move && to && found.data && (
        <MoveDialog move={move} movable={found.data} teacher={to.name} onClose={() => setAsking(false)} />
      )}
    </Card>
  );
}

/** The number of classes to move, shown before the move. */
function FoundClasses({ found }: { found: { data: Movable | undefined; isError: boolean } }) {
  const { t } = useTranslation('classes');
  const times = useTimes();
  const { data, isError } = found;
  if (isError) return <Text role="alert">{t('move.page.failed')}</Text>;
  if (data === undefined) return null;
  return (
    <Box role="status">
      <Text color="fg.muted">
        {data
          ? t('move.page.found', { count: data.count, when: isolated(times.nearInText(data.first.starts_at)) })
          : t('move.page.none')}
      </Text>
      {data && <OtherClocks of={data.first} at={data.first.starts_at} />}
    </Box>
  );
}
