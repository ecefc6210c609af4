import { Box, Grid, SelectField, Stack, Text } from '@academy/shared-ui';
import { TimeField } from '@academy/shared-ui/combobox';
import { DateField } from '@academy/shared-ui/date-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dateIn } from '#/base/components/time/time-text.ts';
import { useTimes } from '#/base/components/time/use-times.ts';
import { wallClock } from '#/class/components/time-check/wall-text.ts';
import type { Preview, PreviewClass } from '#/timetable/api/times-off.ts';
import { ListedRow } from '#/timetable/components/class-list/listed-row.tsx';
import { FreeOffers } from '#/timetable/components/free-times/free-offers.tsx';
import { afterOf, type Choice, choiceOf, isComplete, substitutesFor, wrongOf } from './decisions.ts';
import { useSubstituteOptions } from './use-substitute-options.ts';
import type { TimeOffForm } from './use-time-off-form.ts';

interface DecisionRowProps {
  form: TimeOffForm;
  preview: Preview;
  one: PreviewClass;
}

/** A class on all clocks with its decision. */
export function DecisionRow({ one, form, preview }: DecisionRowProps) {
  const { t } = useTranslation('classes');
  const substituteOptions = useSubstituteOptions();
  const { choices, zone } = form;
  const choice = choiceOf({ preview, choices, zone }, one);
  const set = (change: Partial<Choice>) => form.setChoices({ ...choices, [one.id]: { ...choice, ...change } });
  const options = [
    { value: 'cancel', label: t('timesOff.choice.cancel') },
    { value: 'move', label: t('timesOff.choice.move') },
    ...substituteOptions(substitutesFor(preview, one)),
  ];
  const isOpen = !isComplete(choice);
  return (
    <ListedRow row={{ ...one, after: afterOf({ preview, choices, zone }, one) }} isOpen={isOpen}>
      <Stack gap="3" flex="1 1 14rem" minWidth="0">
        <SelectField
          label={t('timesOff.form.choice', { title: one.title })}
          labelHidden
          placeholder={t('timesOff.choice.none')}
          value={choice.what}
          error={form.errorOf(one)}
          options={options}
          onChange={({ target }) => set({ what: target.value })}
        />
        {choice.what === 'move' && <MoveTo choice={choice} set={set} zone={zone} />}
      </Stack>
      {choice.what === 'move' && (
        <Box flexBasis="full">
          <FreeOffers {...offersFor(one, preview)} onChoose={(startsAt) => set(wallClock(startsAt, zone))} />
        </Box>
      )}
    </ListedRow>
  );
}

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const OFFERED_DAYS = 14;

/** Offers times after the time off, although it is not stored yet. */
function offersFor({ student, before }: PreviewClass, { endsAt }: Preview) {
  const { teacher } = before;
  const end = Date.parse(endsAt || before.endsAt);
  const day = (ms: number) => dateIn(new Date(ms).toISOString(), teacher.timezone);
  const minutes = (Date.parse(before.endsAt) - Date.parse(before.startsAt)) / MINUTE_MS;
  const days = { from: day(end), to: day(end + OFFERED_DAYS * DAY_MS) };
  return { of: { student, teacher }, minutes: String(minutes), days, after: endsAt };
}

function MoveTo({ choice, set, zone }: { choice: Choice; set: (change: Partial<Choice>) => void; zone: string }) {
  const { t } = useTranslation('classes');
  const times = useTimes();
  const [left, setLeft] = useState({ date: false, time: false });
  const wrong = wrongOf(choice);
  const field = (name: 'date' | 'time') => ({
    value: choice[name],
    error: left[name] && wrong[name] ? t(wrong[name]) : undefined,
    onChange: ({ target }: { target: { value: string } }) => set({ [name]: target.value }),
    onBlur: () => setLeft({ ...left, [name]: true }),
  });
  return (
    <Box>
      <Grid gap="3" gridTemplateColumns="repeat(2, minmax(0, 1fr))" alignItems="start">
        <DateField label={t('classForm.date.label')} {...field('date')} />
        <TimeField label={t('classForm.time.label')} {...field('time')} />
      </Grid>
      <Text fontSize="sm" color="fg.muted" marginBlockStart="1">
        {t('classForm.section.timeIn', { city: times.city(zone) })}
      </Text>
    </Box>
  );
}
