import { useLanguage } from '@academy/shared-auth';
import type { SlotProps } from '@academy/shared-auth/contract';
import { Stack, Text } from '@academy/shared-ui';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { type Level, MOST_RECORDED, type Recorded, type Step } from '#/api/steps.ts';
import { useKeptFocus } from '#/components/use-kept-focus.ts';
import { AddStep } from './add-step.tsx';
import { StepCard } from './step-card.tsx';

type Props = SlotProps<'class.report.part'> & {
  levels: readonly Level[];
  recorded: readonly Recorded[];
  isOpenedByButton: boolean;
};

/** A step that was begun before is passed now, or it would not be recorded. */
const asAdded = ({ id, state }: Step): Recorded => ({ stepId: id, state: state ? 'passed' : 'begun', quality: null });

/** Steps in the form in which the report holds them: otherwise unchanged ones would be sent with each correction. */
const inForm = (held: unknown, changed: readonly Recorded[]) =>
  changed.length === 0 ? null : Array.isArray(held ?? []) ? [...changed] : { steps: [...changed] };

export function RecordedSteps({ levels, recorded, values, isLocked, isOpenedByButton, onChange, subject }: Props) {
  const { t } = useTranslation('progress');
  const language = useLanguage();
  const focus = useKeptFocus(isOpenedByButton);
  const steps = new Map(levels.flatMap(({ steps: own }) => own.map((step) => [step.id, step])));
  const say = (changed: readonly Recorded[], value: unknown = inForm(values.steps, changed)) =>
    onChange({
      name: 'steps',
      value,
      isValid: true,
      line: changed
        .flatMap(({ stepId, state }) => {
          const title = steps.get(stepId)?.title[language];
          return title ? [`${title}: ${t(`steps.state.${state}`)}`] : [];
        })
        .join(' · '),
    });
  const sayHeld = useEffectEvent(() => recorded.length > 0 && say(recorded, values.steps));
  useEffect(() => void sayHeld(), []);
  const replace = (stepId: string, step: Recorded | null) => {
    say(recorded.flatMap((each) => (each.stepId !== stepId ? [each] : step ? [step] : [])));
    if (!step) focus.keep();
  };
  const add = (step: Step) => {
    say([...recorded, asAdded(step)]);
    focus.keep();
  };
  return (
    <Stack as="section" ref={focus.part} tabIndex={-1} gap="3" aria-label={t('steps.title')}>
      <Text fontSize="sm" fontWeight="medium">
        {t('steps.title')}
      </Text>
      {recorded.map((each) => (
        <StepCard
          key={each.stepId}
          recorded={each}
          title={steps.get(each.stepId)?.title[language] ?? t('steps.unknown')}
          isLocked={isLocked}
          onChange={(changed) => replace(each.stepId, changed)}
          onRemove={() => replace(each.stepId, null)}
        />
      ))}
      {recorded.length < MOST_RECORDED && (
        <AddStep
          ref={focus.adding}
          levels={levels}
          subject={subject ?? null}
          taken={recorded.map(({ stepId }) => stepId)}
          disabled={isLocked}
          onAdd={add}
        />
      )}
    </Stack>
  );
}
