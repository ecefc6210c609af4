import { Button, Stack, touch } from '@academy/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SideCard } from '#/base/components/facts.tsx';
import { enrolmentQueries } from '#/people/api/enrolments.ts';
import type { EnrolmentAct } from './enrolment-dialogs.tsx';
import { EnrolmentRow } from './enrolment-row.tsx';

const EnrolmentDialogs = lazy(() => import('./enrolment-dialogs.tsx'));

/**
 * The subjects of a student, each with its teacher (D125). With a single one nothing names it, and who may not add another
 * sees nothing.
 */
export function Enrolments({ studentId }: { studentId: string }) {
  const { t } = useTranslation('users');
  const found = useQuery(enrolmentQueries.of(studentId)).data;
  const [act, setAct] = useState<EnrolmentAct | null>(null);
  if (!found) return null;
  const close = () => setAct(null);
  const add = found.may.create && (
    <Button
      variant="ghost"
      size="sm"
      alignSelf="flex-start"
      css={{ [touch]: { minHeight: '11' } }}
      onClick={() => setAct({ kind: 'add' })}
    >
      {t('enrolment.add.action')}
    </Button>
  );
  return (
    <>
      {found.data.length > 1 ? (
        <SideCard title={t('enrolment.title')}>
          <Stack gap="5">
            {found.data.map((enrolment) => (
              <EnrolmentRow
                key={enrolment.id}
                enrolment={enrolment}
                onEdit={() => setAct({ kind: 'edit', enrolment })}
                onEnd={() => setAct({ kind: 'end', enrolment })}
              />
            ))}
          </Stack>
          {add}
        </SideCard>
      ) : (
        add
      )}
      {act && (
        <Suspense fallback={null}>
          <EnrolmentDialogs studentId={studentId} act={act} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
