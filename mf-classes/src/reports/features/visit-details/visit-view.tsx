import { Badge, Button, HStack, PageHeader, Stack, Text, TextLink } from '@academy/shared-ui';
import { PartCard } from '@academy/shared-ui/restored';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isolated } from '#/base/components/isolated.ts';
import { places } from '#/base/components/places.ts';
import { useTimes } from '#/base/components/time/use-times.ts';
import { useViewer } from '#/base/components/use-viewer.ts';
import { ClassLine } from '#/class/components/class-line.tsx';
import type { Visit } from '#/reports/api/visits.ts';
import { AnswerPart } from './answer-part.tsx';
import { ScoreList } from './score-list.tsx';
import { VisitActions } from './visit-actions.tsx';
import { VisitForm } from './visit-form.tsx';

/**
 * Whoever records has the form first; it comes back for corrections. With unsaved text it stays whatever becomes of the
 * visit meanwhile.
 */
export function VisitView({ visit }: { visit: Visit }) {
  const { t } = useTranslation('classes');
  const { id: viewer } = useViewer();
  const [isEditing, setEditing] = useState(false);
  const [isDirty, setDirty] = useState(false);
  const close = () => {
    setEditing(false);
    setDirty(false);
  };
  const { status, may, student, teacher } = visit;
  const { startsAt: starts_at, endsAt: ends_at } = visit.class;
  const isForm = isDirty || (may.record && (status === 'planned' || isEditing));
  return (
    <>
      <PageHeader
        title={teacher.id === viewer ? t('visits.ofOwn') : t('visits.of', { teacher: isolated(teacher.name) })}
        context={<ClassLine row={{ student, teacher, starts_at, ends_at, material: null }} />}
        action={<VisitActions visit={visit} isForm={isForm} />}
      />
      <Stack gap="5">
        <State visit={visit} />
        {isForm && <VisitForm visit={visit} onDirty={setDirty} onClose={close} />}
        {!isForm && status !== 'planned' && <Recorded visit={visit} onEdit={() => setEditing(true)} />}
        {status === 'released' && <AnswerPart visit={visit} />}
        <HStack>
          <TextLink alone to={places.details(visit.class.id)}>
            {t('action.details')}
          </TextLink>
        </HStack>
      </Stack>
    </>
  );
}

/** What is to be done next, and who reads it. */
function State({ visit: { status, isOff, may, visitor, releasedAt, teacher } }: { visit: Visit }) {
  const { t } = useTranslation('classes');
  const times = useTimes();
  const words = () => {
    if (isOff) return t('visits.isOff');
    if (status === 'planned') return t(may.record ? 'visits.toRecord' : 'visits.isPlanned');
    if (status === 'draft') return t('visits.isDraft', { name: isolated(teacher.name) });
    return t('visits.by', {
      name: isolated(visitor.name),
      when: isolated(releasedAt ? times.nearInText(releasedAt) : ''),
    });
  };
  return (
    <HStack gap="2" flexWrap="wrap">
      {isOff && <Badge tone="danger">{t('visits.state.off')}</Badge>}
      {status === 'draft' && <Badge tone="warning">{t('visits.state.draft')}</Badge>}
      <Text color="fg.muted">{words()}</Text>
    </HStack>
  );
}

function Recorded({ visit, onEdit }: { visit: Visit; onEdit: () => void }) {
  const { t } = useTranslation('classes');
  const edit = (
    <Button variant="outline" size="sm" onClick={onEdit}>
      {t('visits.edit')}
    </Button>
  );
  return (
    <>
      <PartCard title={t('visits.scores')} action={visit.may.record && edit}>
        <ScoreList scores={visit.scores} />
      </PartCard>
      {visit.advice && (
        <PartCard title={t('visits.advice')}>
          <Text dir="auto" textAlign="start" whiteSpace="pre-line" overflowWrap="anywhere">
            {visit.advice}
          </Text>
        </PartCard>
      )}
    </>
  );
}
