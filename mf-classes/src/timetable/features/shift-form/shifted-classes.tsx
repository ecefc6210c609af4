import { Box, Button, Card, CheckboxField, Stack, Text } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import type { ShiftedClass, ShiftPreview } from '#/timetable/api/shifts.ts';
import { PreviewSummary } from '#/timetable/components/class-job/preview-summary.tsx';
import { ClassList } from '#/timetable/components/class-list/class-list.tsx';
import { ListedRow } from '#/timetable/components/class-list/listed-row.tsx';
import { isMovedToNight } from '#/timetable/components/class-list/night.ts';
import { useSeen } from '#/timetable/components/class-list/use-seen.ts';
import type { ShiftForm } from './use-shift-form.ts';

interface ShiftedClassesProps {
  form: ShiftForm;
  preview: ShiftPreview;
}

/** The new time of each class on all clocks; those with an obstacle come first, then those that move into a night. */
export function ShiftedClasses({ form, preview }: ShiftedClassesProps) {
  const { t } = useTranslation('classes');
  const { classes } = preview;
  const blocked = useSeen(classes.filter(({ obstacle }) => obstacle).map(({ id }) => id));
  const nights = useSeen(classes.filter(isMovedToNight).map(({ id }) => id));
  if (classes.length === 0) return null;
  const inWay = classes.filter(({ id }) => blocked.has(id));
  const first = [
    { key: 'clash', title: t('classList.first.clash'), rows: inWay, action: <InWay form={form} rows={inWay} /> },
    { key: 'night', title: t('classList.first.night'), rows: classes.filter(({ id }) => nights.has(id)) },
  ];
  return (
    <Card padding="lg">
      <Stack gap="5">
        <PreviewSummary preview={preview} />
        <ClassList
          rows={classes}
          first={first}
          renderRow={(one) => <Row key={one.id} one={one} form={form} />}
          actionOf={(rows) => <LeaveAll form={form} rows={rows} />}
        />
      </Stack>
    </Card>
  );
}

interface GroupProps {
  form: ShiftForm;
  rows: readonly ShiftedClass[];
}

/** What can be done about classes that cannot be moved. */
function InWay({ form, rows }: GroupProps) {
  const { t } = useTranslation('classes');
  return (
    <Stack gap="2">
      {form.missing > 0 && (
        <Text fontSize="sm" color="warning.fg">
          {t('shifts.form.missing', { count: form.missing })}
        </Text>
      )}
      <LeaveAll form={form} rows={rows} />
    </Stack>
  );
}

/** Leaves all classes of a group out, or takes them in again. */
function LeaveAll({ form, rows }: GroupProps) {
  const { t } = useTranslation('classes');
  const movable = rows.filter(({ isMovedByHand }) => !isMovedByHand);
  const areStaying = movable.every(form.stays);
  if (movable.length < 2) return null;
  return (
    <Box>
      <Button size="sm" variant="outline" onClick={() => form.leave(movable, !areStaying)}>
        {t(areStaying ? 'classList.moveAll' : 'shifts.form.stayAll')}
      </Button>
    </Box>
  );
}

function Row({ one, form }: { one: ShiftedClass; form: ShiftForm }) {
  const { t } = useTranslation('classes');
  const isStaying = one.isMovedByHand || form.stays(one);
  const words = isStaying ? t(one.isMovedByHand ? 'shifts.form.movedByHand' : 'shifts.form.stays') : undefined;
  return (
    <ListedRow
      row={isStaying ? { ...one, after: one.before } : one}
      words={words}
      problem={one.obstacle && !isStaying ? t(`shifts.obstacle.${one.obstacle.who}`) : null}
    >
      {!one.isMovedByHand && (
        <Box flexBasis="full">
          <CheckboxField
            label={t('shifts.form.stay', { title: one.title })}
            checked={form.stays(one)}
            onChange={({ target }) => form.leave([one], target.checked)}
          />
        </Box>
      )}
    </ListedRow>
  );
}
