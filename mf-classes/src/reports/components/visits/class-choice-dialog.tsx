import { Button, Dialog, ErrorState, FormError, SelectField, Skeleton, Stack, Text } from '@academy/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isolated } from '#/base/components/isolated.ts';
import { useTimes } from '#/base/components/time/use-times.ts';
import type { ClassRow } from '#/class/api/class-schema.ts';
import { visitQueries } from '#/reports/api/visits.ts';
import type { VisitChanging } from './use-visit-change.ts';

interface ClassChoiceDialogProps {
  title: string;
  teacherId: string;
  saveLabel: string;
  /** Gets the id of the chosen class. */
  change: VisitChanging<string>;
  onClose: () => void;
}

/** Asks which class of a teacher is visited: one to come, or one that was just held. */
export function ClassChoiceDialog({ title, teacherId, saveLabel, change, onClose }: ClassChoiceDialogProps) {
  const { t } = useTranslation('classes');
  const { t: ui } = useTranslation('ui');
  const [classId, setClassId] = useState('');
  const [isChecked, setChecked] = useState(false);
  const found = useQuery(visitQueries.classesOf(teacherId));
  const save = () => {
    setChecked(true);
    if (classId) change.mutate(classId);
  };
  return (
    <Dialog
      open
      size="md"
      title={title}
      description={t('visits.plan.text')}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {ui('dialog.cancel')}
          </Button>
          <Button loading={change.isPending} onClick={save}>
            {saveLabel}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        {found.data ? (
          <ClassField
            rows={found.data}
            value={classId}
            error={isChecked && !classId ? t('visits.plan.required') : undefined}
            onChange={setClassId}
          />
        ) : found.error ? (
          <ErrorState error={found.error} onRetry={found.refetch} retrying={found.isFetching} />
        ) : (
          <Skeleton height="16" />
        )}
        {change.problem && <FormError>{change.problem}</FormError>}
      </Stack>
    </Dialog>
  );
}

interface ClassFieldProps {
  rows: readonly ClassRow[];
  value: string;
  error: string | undefined;
  onChange: (classId: string) => void;
}

function ClassField({ rows, value, error, onChange }: ClassFieldProps) {
  const { t } = useTranslation('classes');
  const times = useTimes();
  if (rows.length === 0) return <Text color="fg.muted">{t('visits.plan.noClasses')}</Text>;
  return (
    <SelectField
      label={t('visits.plan.class')}
      placeholder={t('visits.plan.choose')}
      value={value}
      error={error}
      onChange={(event) => onChange(event.target.value)}
      options={rows.map(({ id, starts_at, ends_at, student }) => ({
        value: id,
        label: t('visits.plan.option', { when: times.near(starts_at, ends_at), student: isolated(student.name) }),
      }))}
    />
  );
}
