import { useTranslation } from '@academy/shared-auth';
import { Box, Button, Card, CheckboxField, ListItem, Stack, Text } from '@academy/shared-ui';
import type { ShiftedClass, ShiftPreview } from '#/api/shifts.ts';
import { Caution } from '#/components/caution.tsx';
import { PreviewSummary } from '#/components/class-job/preview-summary.tsx';
import { FramedList } from '#/components/framed-list.tsx';
import { isolated } from '#/components/isolated.ts';
import { ClassMoment } from '#/components/time/class-moment.tsx';
import { useTimes } from '#/components/time/use-times.ts';
import type { ShiftForm } from './use-shift-form.ts';

interface ShiftedClassesProps {
  form: ShiftForm;
  preview: ShiftPreview;
}

/** The new time of each class on both clocks; those with an obstacle come first. */
export function ShiftedClasses({ form, preview }: ShiftedClassesProps) {
  const { t } = useTranslation('classes');
  if (preview.classes.length === 0) return null;
  const blocked = preview.classes.filter(({ obstacle }) => obstacle);
  const others = preview.classes.filter(({ obstacle }) => !obstacle);
  return (
    <Card padding="lg">
      <Stack gap="5">
        <PreviewSummary preview={preview} />
        {form.missing > 0 && (
          <Caution>
            <Text>{t('shifts.form.missing', { count: form.missing })}</Text>
            <Box>
              <Button size="sm" variant="outline" onClick={form.stayAll}>
                {t('shifts.form.stayAll')}
              </Button>
            </Box>
          </Caution>
        )}
        <FramedList>
          {[...blocked, ...others].map((one) => (
            <Row key={one.id} one={one} form={form} />
          ))}
        </FramedList>
      </Stack>
    </Card>
  );
}

function endOf({ startsAt, endsAt }: ShiftedClass, start: string): string {
  return new Date(Date.parse(start) + Date.parse(endsAt) - Date.parse(startsAt)).toISOString();
}

function Row({ one, form }: { one: ShiftedClass; form: ShiftForm }) {
  const { t } = useTranslation('classes');
  const times = useTimes();
  const isStaying = one.isMovedByHand || form.stays(one);
  const at = isStaying ? one.startsAt : one.to;
  return (
    <ListItem padding="4">
      <Stack gap="2">
        <Box minWidth="0">
          <Text fontWeight="medium">
            <bdi>{one.title}</bdi>
          </Text>
          <ClassMoment at={at} ends={endOf(one, at)} of={one} />
          <Text fontSize="sm" color="fg.muted">
            {isStaying
              ? t(one.isMovedByHand ? 'shifts.form.movedByHand' : 'shifts.form.stays')
              : t('shifts.form.insteadOf', { when: isolated(times.nearInText(one.startsAt)) })}
          </Text>
        </Box>
        {one.obstacle && (
          <Box>
            <Text fontSize="sm" color="warning.fg">
              {t(`shifts.obstacle.${one.obstacle.who}`)}
            </Text>
            <CheckboxField
              label={t('shifts.form.stay', { title: one.title })}
              checked={form.stays(one)}
              onChange={() => form.toggle(one)}
            />
          </Box>
        )}
      </Stack>
    </ListItem>
  );
}
