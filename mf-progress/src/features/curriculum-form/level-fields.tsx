import { useLanguage } from '@academy/shared-auth';
import { Button, Flex, HStack, IconButton, Stack, Text, TextField } from '@academy/shared-ui';
import { type EntryFormState, useFieldArray, useWatch } from '@academy/shared-ui/forms';
import { PlusIcon, TrashIcon } from '@academy/shared-ui/icons';
import { ErrorGroup, MoveButtons } from '@academy/shared-ui/rows';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isolated } from '#/components/isolated.ts';
import { type CurriculumValues, levelTitle, newStep, type StepValues, stepTitle } from './curriculum-schema.ts';
import { StepFields } from './step-fields.tsx';

interface LevelFieldsProps {
  entry: EntryFormState<CurriculumValues>;
  index: number;
  count: number;
  onMove: (to: number) => void;
  onRemove: () => void;
  /** Called with the words for screen readers after a step has another place. */
  onSaid: (text: string) => void;
}

/** A level with its steps. A level with steps that reports name cannot be removed: its steps are retired instead. */
export function LevelFields({ entry, index, count, onMove, onRemove, onSaid }: LevelFieldsProps) {
  const { t } = useTranslation('progress');
  const { control } = entry.form;
  const at = `levels.${index}` as const;
  const language = useLanguage();
  const [name, nameAr] = useWatch({ control, name: [`${at}.name`, `${at}.nameAr`] });
  const values = useWatch({ control, name: `${at}.steps` });
  const level = levelTitle({ name, nameAr }, language) || t('curricula.level.unnamed', { number: index + 1 });
  return (
    <Stack
      as="section"
      gap="4"
      padding={{ base: '3', md: '4' }}
      borderWidth="1px"
      borderColor="border"
      borderRadius="card"
      aria-label={level}
    >
      <LevelHead
        {...{ level, index, count, onMove, onRemove }}
        isRecorded={values.some(({ recorded }) => recorded > 0)}
      />
      <Flex gap="3" flexDirection={{ base: 'column', md: 'row' }} css={{ '& > *': { flex: '1' } }}>
        <TextField label={t('curricula.field.levelEn')} dir="auto" {...entry.field(`${at}.name`)} />
        <TextField label={t('curricula.field.levelAr')} dir="rtl" {...entry.field(`${at}.nameAr`)} />
      </Flex>
      <StepsOfLevel {...{ entry, at, level, values, onSaid }} />
    </Stack>
  );
}

interface StepsOfLevelProps extends Pick<LevelFieldsProps, 'entry' | 'onSaid'> {
  at: `levels.${number}`;
  level: string;
  values: readonly StepValues[];
}

/** A step that takes over another's history is one that is stored, and stays. */
const canMerge = (values: readonly StepValues[], index: number) => {
  const [above, own] = [values[index - 1], values[index]];
  if (!above?.stepId || above.mergeInto || !own?.stepId) return false;
  return values.every(({ mergeInto }) => mergeInto !== own.stepId);
};

function StepsOfLevel({ entry, at, level, values, onSaid }: StepsOfLevelProps) {
  const { t } = useTranslation('progress');
  const language = useLanguage();
  const adding = useRef<HTMLButtonElement>(null);
  const { control, getFieldState, setValue } = entry.form;
  const { fields, append, remove, move } = useFieldArray({ control, name: `${at}.steps` });
  const problem = getFieldState(`${at}.steps`).error;
  const message = problem?.message ?? problem?.root?.message;
  const moveTo = (step: number, to: number) => {
    const title = values[step] && stepTitle(values[step], language);
    move(step, to);
    const what = title ? isolated(title) : t('curricula.step.number', { number: step + 1 });
    onSaid(t('curricula.moved', { what, number: to + 1 }));
  };
  const mergeOf = (step: number, into: string) =>
    setValue(`${at}.steps.${step}.mergeInto`, into, { shouldDirty: true });
  const removeAt = (step: number) => {
    const id = values[step]?.stepId;
    for (const [index, { mergeInto }] of values.entries()) if (id && mergeInto === id) mergeOf(index, '');
    remove(step);
    adding.current?.focus();
  };
  return (
    <ErrorGroup label={t('curricula.step.of', { level: isolated(level) })} error={message && t(message)} isLoose>
      <Stack as="ol" gap="4">
        {fields.map(({ id }, step) => {
          const value = values[step] ?? newStep;
          const into = values.find(({ stepId }) => stepId !== '' && stepId === value.mergeInto);
          return (
            <StepFields
              key={id}
              entry={entry}
              at={`${at}.steps.${step}`}
              number={step + 1}
              count={fields.length}
              value={value}
              mergedInto={into && stepTitle(into, language)}
              canMerge={canMerge(values, step)}
              onMove={(to) => moveTo(step, to)}
              onMerge={(isMerged) => mergeOf(step, isMerged ? (values[step - 1]?.stepId ?? '') : '')}
              onRetire={(retired) => setValue(`${at}.steps.${step}.retired`, retired, { shouldDirty: true })}
              onRemove={() => removeAt(step)}
            />
          );
        })}
      </Stack>
      <Button
        ref={adding}
        variant="ghost"
        alignSelf="flex-start"
        marginInlineStart="-3"
        onClick={() => append(newStep)}
      >
        <PlusIcon aria-hidden />
        {t('curricula.step.add')}
      </Button>
    </ErrorGroup>
  );
}

interface LevelHeadProps extends Omit<LevelFieldsProps, 'entry' | 'onSaid'> {
  level: string;
  /** Whether reports name a step of it. */
  isRecorded: boolean;
}

/** The name of a level, its place, and its removal. */
function LevelHead({ level, index, count, isRecorded, onMove, onRemove }: LevelHeadProps) {
  const { t } = useTranslation('progress');
  return (
    <Flex gap="2" justifyContent="space-between" alignItems="center">
      <Text fontWeight="medium" overflowWrap="anywhere">
        {level}
      </Text>
      <HStack gap="1">
        <MoveButtons
          up={t('curricula.up', { what: level })}
          down={t('curricula.down', { what: level })}
          {...{ index, count, onMove }}
        />
        <IconButton aria-label={t('curricula.remove', { what: level })} disabled={isRecorded} onClick={onRemove}>
          <TrashIcon aria-hidden />
        </IconButton>
      </HStack>
    </Flex>
  );
}
