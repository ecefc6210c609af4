import { Card, SelectField, Stack, Text } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import { Caution } from '#/base/components/caution.tsx';
import type { Preview, PreviewClass } from '#/timetable/api/times-off.ts';
import { PreviewSummary } from '#/timetable/components/class-job/preview-summary.tsx';
import { ClassList } from '#/timetable/components/class-list/class-list.tsx';
import { useSeen } from '#/timetable/components/class-list/use-seen.ts';
import { DecisionRow } from './decision-row.tsx';
import { chooseAll, substitutesFor, withoutSubstitute } from './decisions.ts';
import { useSubstituteOptions } from './use-substitute-options.ts';
import type { TimeOffForm } from './use-time-off-form.ts';

interface ClassDecisionsProps {
  form: TimeOffForm;
  preview: Preview;
}

/** Each class on all clocks with its decision, and one decision for all, or for those of a group. */
export function ClassDecisions({ form, preview }: ClassDecisionsProps) {
  const { t } = useTranslation('classes');
  const clashing = useSeen(preview.classes.filter((one) => form.errorOf(one)).map(({ id }) => id));
  if (preview.classes.length === 0) return null;
  const inWay = preview.classes.filter(({ id }) => clashing.has(id));
  const first = [
    { key: 'clash', title: t('classList.first.clash'), rows: inWay },
    { key: 'substitute', title: t('classList.first.substitute'), rows: withoutSubstitute(preview) },
  ];
  return (
    <Card padding="lg">
      <Stack gap="5">
        <PreviewSummary preview={preview} />
        <ForAll form={form} preview={preview} rows={preview.classes} />
        {preview.tooManyToSubstitute && (
          <Caution>
            <Text>{t('timesOff.form.tooManyToSubstitute')}</Text>
          </Caution>
        )}
        <ClassList
          rows={preview.classes}
          first={first}
          renderRow={(one) => <DecisionRow key={one.id} one={one} form={form} preview={preview} />}
          actionOf={(rows) => <ForAll form={form} preview={preview} rows={rows} />}
        />
      </Stack>
    </Card>
  );
}

interface ForAllProps extends ClassDecisionsProps {
  rows: readonly PreviewClass[];
}

/** One decision for several classes. */
function ForAll({ form, preview, rows }: ForAllProps) {
  const { t } = useTranslation('classes');
  const substituteOptions = useSubstituteOptions();
  const { choices, zone, setChoices } = form;
  const isOfGroup = rows.length < preview.classes.length;
  const free = preview.substitutes.filter((one) => rows.some((row) => substitutesFor(preview, row).includes(one)));
  const deciding = { preview: { ...preview, classes: [...rows] }, choices, zone };
  return (
    <SelectField
      label={isOfGroup ? t('classList.forGroup', { count: rows.length }) : t('timesOff.form.forAll')}
      placeholder={t('timesOff.choice.none')}
      value=""
      options={[{ value: 'cancel', label: t('timesOff.choice.cancel') }, ...substituteOptions(free)]}
      onChange={({ target }) => setChoices(chooseAll(deciding, target.value))}
    />
  );
}
