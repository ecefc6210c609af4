import { Button, Text } from '@academy/shared-ui';
import { PartCard } from '@academy/shared-ui/restored';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isolated } from '#/base/components/isolated.ts';
import { changeVisit, type Visit } from '#/reports/api/visits.ts';
import { TextDialog } from '#/reports/components/text-dialog.tsx';
import { useVisitChange } from '#/reports/components/visits/use-visit-change.ts';
import { MOST_WORDS } from './visit-schema.ts';

/** The teacher's answer; the teacher writes it, and can correct it. */
export function AnswerPart({ visit }: { visit: Visit }) {
  const { t } = useTranslation('classes');
  const [isWriting, setWriting] = useState(false);
  const { answer, may, teacher } = visit;
  if (!answer && !may.answer) return <Text color="fg.muted">{t('visits.answer.none')}</Text>;
  const write = (
    <Button variant={answer ? 'outline' : 'solid'} size="sm" onClick={() => setWriting(true)}>
      {t(answer ? 'visits.answer.edit' : 'visits.answer.action')}
    </Button>
  );
  return (
    <PartCard
      title={may.answer ? t('visits.answer.own') : t('visits.answer.title', { name: isolated(teacher.name) })}
      action={may.answer && write}
    >
      <Text dir="auto" textAlign="start" whiteSpace="pre-line" overflowWrap="anywhere">
        {answer ?? t('visits.answer.ask')}
      </Text>
      {isWriting && <AnswerDialog visit={visit} onClose={() => setWriting(false)} />}
    </PartCard>
  );
}

function AnswerDialog({ visit, onClose }: { visit: Visit; onClose: () => void }) {
  const { t } = useTranslation('classes');
  const change = useVisitChange({
    send: (answer: string) => changeVisit(visit.id, { answer }),
    done: t('visits.answer.done'),
    onDone: onClose,
  });
  return (
    <TextDialog
      title={t('visits.answer.action')}
      description={t('visits.answer.text')}
      label={t('visits.answer.label')}
      initial={visit.answer ?? ''}
      most={MOST_WORDS}
      required={t('visits.answer.required')}
      saveLabel={t('visits.answer.action')}
      error={change.problem}
      pending={change.isPending}
      onSave={change.mutate}
      onClose={onClose}
    />
  );
}
