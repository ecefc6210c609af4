import { useLanguage } from '@academy/shared-auth';
import { Button, Flex, HStack, IconButton, Stack, Text, TextField } from '@academy/shared-ui';
import { type EntryFormState, useFieldArray, useWatch } from '@academy/shared-ui/forms';
import { ArrowDownIcon, ArrowUpIcon, PlusIcon, TrashIcon } from '@academy/shared-ui/icons';
import { useTranslation } from 'react-i18next';
import { type CurriculumValues, newStep } from './curriculum-schema.ts';
import { StepFields } from './step-fields.tsx';

interface LevelFieldsProps {
  entry: EntryFormState<CurriculumValues>;
  index: number;
  count: number;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** A level with its steps. A level with steps that reports name cannot be removed: its steps are retired instead. */
export function LevelFields({ entry, index, count, onMove, onRemove }: LevelFieldsProps) {
  const { t } = useTranslation('progress');
  const { control } = entry.form;
  const at = `levels.${index}` as const;
  const language = useLanguage();
  const [name, nameAr] = useWatch({ control, name: [`${at}.name`, `${at}.nameAr`] });
  const values = useWatch({ control, name: `${at}.steps` });
  const { fields, append, remove, move, update } = useFieldArray({ control, name: `${at}.steps` });
  const level = (language === 'ar' && nameAr) || name || t('curricula.level.unnamed', { number: index + 1 });
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
      <Stack as="ol" gap="4">
        {fields.map(({ id }, step) => (
          <StepFields
            key={id}
            entry={entry}
            at={`${at}.steps.${step}`}
            number={step + 1}
            count={fields.length}
            value={values[step] ?? newStep}
            canMerge={step > 0 && !!values[step]?.stepId && !!values[step - 1]?.stepId && !values[step - 1]?.isMerged}
            onMove={(to) => move(step, to)}
            onChange={(changed) => update(step, changed)}
            onRemove={() => remove(step)}
          />
        ))}
      </Stack>
      <Button variant="ghost" alignSelf="flex-start" marginInlineStart="-3" onClick={() => append(newStep)}>
        <PlusIcon aria-hidden />
        {t('curricula.step.add')}
      </Button>
    </Stack>
  );
}

interface LevelHeadProps extends Omit<LevelFieldsProps, 'entry'> {
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
        <IconButton
          aria-label={t('curricula.up', { what: level })}
          disabled={index === 0}
          onClick={() => onMove(index - 1)}
        >
          <ArrowUpIcon aria-hidden />
        </IconButton>
        <IconButton
          aria-label={t('curricula.down', { what: level })}
          disabled={index === count - 1}
          onClick={() => onMove(index + 1)}
        >
          <ArrowDownIcon aria-hidden />
        </IconButton>
        <IconButton aria-label={t('curricula.remove', { what: level })} disabled={isRecorded} onClick={onRemove}>
          <TrashIcon aria-hidden />
        </IconButton>
      </HStack>
    </Flex>
  );
}
