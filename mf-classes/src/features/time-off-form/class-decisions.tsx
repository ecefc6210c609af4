import { useTranslation } from '@academy/shared-auth';
import { Box, Card, Grid, Heading, List, ListItem, SelectField, Stack, Text } from '@academy/shared-ui';
import { TimeField } from '@academy/shared-ui/combobox';
import { DateField } from '@academy/shared-ui/date-field';
import { useState } from 'react';
import type { Preview, PreviewClass } from '#/api/times-off.ts';
import { isolated } from '#/components/isolated.ts';
import { ClassMoment } from '#/components/time/class-moment.tsx';
import { useTimes } from '#/components/time/use-times.ts';
import { type Choice, choiceOf, chooseAll, wrongOf } from './decisions.ts';
import type { TimeOffForm } from './use-time-off-form.ts';

interface ClassDecisionsProps {
  form: TimeOffForm;
  preview: Preview;
}

/** Each class on both clocks with its choice, and the same for all. */
export function ClassDecisions({ form, preview }: ClassDecisionsProps) {
  const { t } = useTranslation('classes');
  if (preview.classes.length === 0) return null;
  return (
    <Card padding="lg">
      <Stack gap="5">
        <Summary form={form} preview={preview} />
        <ForAll form={form} preview={preview} />
        <List
          borderWidth="1px"
          borderColor="border"
          borderRadius="control"
          css={{ '& > li + li': { borderBlockStartWidth: '1px', borderColor: 'border' } }}
        >
          {preview.classes.map((one) => (
            <Row key={one.id} one={one} form={form} preview={preview} />
          ))}
        </List>
        <Text role="status" fontSize="sm" color="fg.muted">
          {t('timesOff.form.missing', { count: form.missing })}
        </Text>
      </Stack>
    </Card>
  );
}

function Summary({ preview }: ClassDecisionsProps) {
  const { t } = useTranslation('classes');
  const times = useTimes();
  return (
    <Box>
      <Heading as="h2" size="md">
        {t('timesOff.form.classes', { count: preview.classes.length })}
      </Heading>
      <Text color="fg.muted" marginBlockStart="1">
        {t('timesOff.families', { count: preview.families })}
        {preview.clocks.map(({ timezone, families }) => (
          <Text as="span" key={timezone}>
            {t('line.separator')}
            {t('timesOff.form.clock', { city: isolated(times.city(timezone)), number: families })}
          </Text>
        ))}
      </Text>
    </Box>
  );
}

function useOptions({ substitutes }: Preview) {
  const { t } = useTranslation('classes');
  return (freeFor: (id: string) => boolean) => [
    { value: 'cancel', label: t('timesOff.choice.cancel') },
    ...substitutes
      .filter(({ id }) => freeFor(id))
      .map(({ id, name, sameMaterial }) => ({
        value: id,
        label: t(sameMaterial ? 'timesOff.choice.sameMaterial' : 'timesOff.choice.substitute', {
          name: isolated(name),
        }),
      })),
  ];
}

function ForAll({ form, preview }: ClassDecisionsProps) {
  const { t } = useTranslation('classes');
  const options = useOptions(preview);
  const { choices, zone, setChoices } = form;
  const { substitutes, classes } = preview;
  return (
    <SelectField
      label={t('timesOff.form.forAll')}
      placeholder={t('timesOff.choice.none')}
      value=""
      options={options(() => true)}
      onChange={({ target }) => setChoices(chooseAll(classes, { choices, zone, substitutes }, target.value))}
    />
  );
}

function Row({ one, form, preview }: ClassDecisionsProps & { one: PreviewClass }) {
  const { t } = useTranslation('classes');
  const options = useOptions(preview);
  const choice = choiceOf(form.choices, one, form.zone);
  const set = (change: Partial<Choice>) => form.setChoices({ ...form.choices, [one.id]: { ...choice, ...change } });
  const isFree = (id: string) => preview.substitutes.some((each) => each.id === id && each.free.includes(one.id));
  const [cancel, ...rest] = options(isFree);
  const move = { value: 'move', label: t('timesOff.choice.move') };
  return (
    <ListItem padding="4">
      <Grid
        gap="3"
        alignItems="start"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
      >
        <Box minWidth="0">
          <Text fontWeight="medium">
            <bdi>{one.title}</bdi>
          </Text>
          <ClassMoment at={one.startsAt} ends={one.endsAt} of={one} />
        </Box>
        <Stack gap="3">
          <SelectField
            label={t('timesOff.form.choice', { title: one.title })}
            labelHidden
            placeholder={t('timesOff.choice.none')}
            value={choice.what}
            error={one.obstacle ? t(`timesOff.obstacle.${one.obstacle.who}`) : undefined}
            options={cancel ? [cancel, move, ...rest] : [move]}
            onChange={({ target }) => set({ what: target.value })}
          />
          {choice.what === 'move' && <MoveTo choice={choice} set={set} zone={form.zone} />}
        </Stack>
      </Grid>
    </ListItem>
  );
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
