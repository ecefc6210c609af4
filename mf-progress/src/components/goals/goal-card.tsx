import { useLanguage } from '@academy/shared-auth';
import { ConfirmDialog, IconButton, List, RuledItem, TextLink } from '@academy/shared-ui';
import { TrashIcon } from '@academy/shared-ui/icons';
import { PartCard } from '@academy/shared-ui/restored';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Structure } from '#/api/structure.ts';
import { type Goal, goalsQuery, removeGoal } from '#/api/study.ts';
import { places } from '#/components/places.ts';
import { rangeText } from '#/components/range/range.ts';
import { GoalText } from './goal-text.tsx';

interface GoalCardProps {
  studentId: string;
  structure: Structure;
}

/** D153: the goals above the map. Renders nothing without goals for whoever cannot set one. */
export function GoalCard({ studentId, structure }: GoalCardProps) {
  const { t } = useTranslation('progress');
  const { data } = useQuery(goalsQuery(studentId));
  if (!data) return null;
  const { data: goals, may } = data;
  const setLink = may.update && <TextLink to={places.goal(studentId)}>{t('goal.set')}</TextLink>;
  if (goals.length === 0) return setLink || null;
  return (
    <PartCard title={t('goal.title')} action={setLink}>
      <List marginBlock="-3">
        {goals.map((goal) => (
          <RuledItem key={goal.id} alignItems="flex-start">
            <GoalText goal={goal} structure={structure} />
            {may.update && <RemoveGoal {...{ studentId, goal, structure }} />}
          </RuledItem>
        ))}
      </List>
    </PartCard>
  );
}

function RemoveGoal({ studentId, goal, structure }: GoalCardProps & { goal: Goal }) {
  const { t } = useTranslation('progress');
  const language = useLanguage();
  const client = useQueryClient();
  const [isAsked, setAsked] = useState(false);
  const removing = useMutation({
    mutationFn: () => removeGoal(studentId, goal.id),
    onSuccess: () => client.invalidateQueries({ queryKey: goalsQuery(studentId).queryKey }),
  });
  return (
    <>
      <IconButton
        variant="ghost"
        aria-label={t('goal.removeOf', { name: rangeText(structure, goal.range, language) })}
        onClick={() => setAsked(true)}
      >
        <TrashIcon size={18} />
      </IconButton>
      {isAsked && (
        <ConfirmDialog
          open
          title={t('goal.question')}
          description={t('goal.what')}
          confirmLabel={t('goal.remove')}
          error={removing.isError ? t('goal.failed') : null}
          pending={removing.isPending}
          onConfirm={() => removing.mutate()}
          onCancel={() => setAsked(false)}
        />
      )}
    </>
  );
}
