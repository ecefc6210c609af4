import { useTranslation } from '@academy/shared-auth';
import { useQuery } from '@academy/shared-auth/query';
import { Box, Button, CheckboxField, Dialog, FormError, SelectField, Stack, Text, TextField } from '@academy/shared-ui';
import { ComboboxField, type Option, TimeField } from '@academy/shared-ui/combobox';
import { useState } from 'react';
import { changeSeries, type SeriesChange, type SeriesDetail, type SeriesSlot, seriesQueries } from '#/api/series.ts';
import { materialChoice, personChoice } from '#/components/choices.ts';
import { useSlotWords } from '#/components/series/slot-words.ts';
import { weekdayOptions } from '#/components/series/weekdays.ts';
import { usePaused } from '#/components/use-paused.ts';
import { useViewer } from '#/components/use-viewer.ts';
import { EffectView } from './effect-view.tsx';
import { useSeriesChange } from './use-series-change.ts';

const personQuery = personChoice('teacher');

interface ChangeSeriesDialogProps {
  series: SeriesDetail;
  /** Begins with this class; without one all to come change. */
  from?: { classId: string; slotId: string | null };
  onClose: () => void;
  /** Gets the series that has the classes from then on. */
  onDone: (series: SeriesDetail) => void;
}

interface Typed {
  slotId: string;
  weekday: string;
  time: string;
  minutes: string;
  teacher: Option | null;
  material: Option | null;
  alsoChanged: boolean;
}

const typedOf = (slot: SeriesSlot | undefined) => ({
  slotId: slot?.id ?? '',
  weekday: String(slot?.weekday ?? ''),
  time: slot?.time ?? '',
  minutes: String(slot?.minutes ?? ''),
});

/** What differs from the series; null where nothing does. */
function changeOf({ series, from }: ChangeSeriesDialogProps, typed: Typed): SeriesChange | null {
  const slot = series.slots.find(({ id }) => id === typed.slotId);
  const { weekday, time, minutes, teacher, material, alsoChanged } = typed;
  const changes: SeriesChange['changes'] = {
    ...(slot && Number(weekday) !== slot.weekday ? { weekday: Number(weekday) } : {}),
    ...(slot && time && time.slice(0, 5) !== slot.time ? { time: time.slice(0, 5) } : {}),
    ...(slot && /^[1-9]\d{0,2}$/.test(minutes) && Number(minutes) !== slot.minutes ? { minutes: Number(minutes) } : {}),
    ...(teacher && teacher.value !== series.teacher.id ? { teacherId: teacher.value } : {}),
    ...(material && material.value !== series.material?.id ? { materialId: material.value } : {}),
  };
  if (Object.keys(changes).length === 0) return null;
  const scope = from ? { scope: 'following' as const, classId: from.classId } : { scope: 'all' as const };
  return { ...scope, ...(from || !slot ? {} : { slotId: slot.id }), changes, alsoChanged };
}

interface FieldsProps {
  series: SeriesDetail;
  typed: Typed;
  isSlotFixed: boolean;
  onChange: (typed: Partial<Typed>) => void;
}

function Fields({ series, typed, isSlotFixed, onChange }: FieldsProps) {
  const { t, i18n } = useTranslation('classes');
  const slotWords = useSlotWords();
  const hasTeacher = useViewer().side !== 'teacher';
  const hasException = series.classes.some(({ isException, status }) => isException && status === 'scheduled');
  return (
    <Stack gap="4">
      {series.slots.length > 1 && !isSlotFixed && (
        <SelectField
          label={t('series.change.slot')}
          options={series.slots.map((slot) => ({ value: slot.id, label: slotWords([slot]) }))}
          value={typed.slotId}
          onChange={({ target }) => onChange(typedOf(series.slots.find(({ id }) => id === target.value)))}
        />
      )}
      <SelectField
        label={t('seriesForm.weekday.label')}
        options={weekdayOptions(i18n.language)}
        value={typed.weekday}
        onChange={({ target }) => onChange({ weekday: target.value })}
      />
      <TimeField
        label={t('classForm.time.label')}
        value={typed.time}
        onChange={({ target }) => onChange({ time: target.value })}
      />
      <TextField
        label={t('classForm.duration.label')}
        inputMode="numeric"
        dir="ltr"
        autoComplete="off"
        value={typed.minutes}
        onChange={({ target }) => onChange({ minutes: target.value })}
      />
      {hasTeacher && (
        <ComboboxField
          label={t('column.teacher')}
          value={typed.teacher}
          onChange={(teacher) => onChange({ teacher })}
          query={personQuery}
        />
      )}
      <ComboboxField
        label={t('column.material')}
        value={typed.material}
        onChange={(material) => onChange({ material })}
        query={materialChoice}
      />
      {hasException && (
        <CheckboxField
          label={t('series.change.alsoChanged')}
          checked={typed.alsoChanged}
          onChange={({ target }) => onChange({ alsoChanged: target.checked })}
        />
      )}
    </Stack>
  );
}

/** Another time, teacher or material for all classes to come, or from one on; says before what that does. */
export function ChangeSeriesDialog(props: ChangeSeriesDialogProps) {
  const { series, from, onClose, onDone } = props;
  const { t } = useTranslation('classes');
  const slot = series.slots.find(({ id }) => id === from?.slotId) ?? series.slots[0];
  const [typed, setTyped] = useState<Typed>({
    ...typedOf(slot),
    teacher: { value: series.teacher.id, label: series.teacher.name, kind: 'person' },
    material: series.material && { value: series.material.id, label: series.material.name },
    alsoChanged: false,
  });
  const change = changeOf(props, typed);
  const paused = usePaused(change ? JSON.stringify(change) : '');
  const asked: SeriesChange | null = paused ? JSON.parse(paused) : null;
  const effect = useQuery({
    ...seriesQueries.effect(series.id, asked ?? { scope: 'all', changes: {} }),
    enabled: asked !== null && change !== null,
  });
  const sending = useSeriesChange({
    send: (sent: SeriesChange) => changeSeries(series.id, sent),
    done: t('series.change.done'),
    onDone,
  });
  const problem = sending.problem ?? (effect.isError && change ? t('series.change.rejected') : null);
  return (
    <Dialog
      open
      size="md"
      title={t(from ? 'series.change.following' : 'series.change.all')}
      description={t('series.change.text')}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('series.change.keep')}
          </Button>
          <Button
            disabled={!change || effect.isError}
            loading={sending.isPending}
            onClick={() => change && sending.mutate(change)}
          >
            {t('series.change.save')}
          </Button>
        </>
      }
    >
      <Stack gap="5">
        <Fields
          series={series}
          typed={typed}
          isSlotFixed={from !== undefined}
          onChange={(part) => setTyped((before) => ({ ...before, ...part }))}
        />
        {change ? (
          effect.data && <EffectView effect={effect.data} of={series} />
        ) : (
          <Text color="fg.muted">{t('series.change.nothing')}</Text>
        )}
        {problem && (
          <Box>
            <FormError>{problem}</FormError>
          </Box>
        )}
      </Stack>
    </Dialog>
  );
}
