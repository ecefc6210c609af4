import type { SlotProps } from '@academy/shared-auth/contract';
import { Button, touch } from '@academy/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { recordedSteps, stepQueries } from '#/api/steps.ts';
import { isUsable } from './add-step.tsx';
import { RecordedSteps } from './recorded-steps.tsx';

/** The steps of a class, as a part of its report (D128). Values of a newer version of this part stay unchanged. */
export default function ReportSteps(props: SlotProps<'class.report.part'>) {
  const { t } = useTranslation('progress');
  const { data: levels } = useQuery(stepQueries.ofStudent(props.studentId));
  const typed = v.safeParse(recordedSteps, props.values.steps ?? []);
  const [isOpened, setOpened] = useState(false);
  if (!levels || !typed.success) return null;
  const usable = levels.filter(isUsable);
  if (usable.length === 0 && typed.output.length === 0) return null;
  const hasRecords = usable.some(({ steps }) => steps.some(({ state }) => state !== null));
  const ofSubject = usable.filter(({ subject }) => subject === props.subject);
  // A class of another subject has none of it until the student has a step.
  const isUnknown = (props.subject ?? null) === null;
  const isOffered = hasRecords || isUnknown || ofSubject.length > 0 || typed.output.length > 0;
  if (!isOffered) return null;
  const isTaught = ofSubject.some(({ steps }) => steps.some(({ state }) => state !== null));
  if (!isOpened && !isTaught && typed.output.length === 0)
    return (
      <Button
        variant="ghost"
        size="sm"
        alignSelf="flex-start"
        css={{ [touch]: { minHeight: '11' } }}
        aria-expanded={false}
        onClick={() => setOpened(true)}
      >
        {t('steps.open')}
      </Button>
    );
  return <RecordedSteps {...props} levels={levels} recorded={typed.output} isOpenedByButton={isOpened} />;
}
