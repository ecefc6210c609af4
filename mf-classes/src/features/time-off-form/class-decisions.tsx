import { useTranslation } from '@academy/shared-auth';
import { Card, SelectField, Stack, Text } from '@academy/shared-ui';
import type { Preview } from '#/api/times-off.ts';
import { Caution } from '#/components/caution.tsx';
import { PreviewSummary } from '#/components/class-job/preview-summary.tsx';
import { FramedList } from '#/components/framed-list.tsx';
import { DecisionRow } from './decision-row.tsx';
import { chooseAll } from './decisions.ts';
import { useSubstituteOptions } from './use-substitute-options.ts';
import type { TimeOffForm } from './use-time-off-form.ts';

interface ClassDecisionsProps {
  form: TimeOffForm;
  preview: Preview;
}

/** Each class on both clocks with its decision, and one decision for all. */
export function ClassDecisions({ form, preview }: ClassDecisionsProps) {
  const { t } = useTranslation('classes');
  if (preview.classes.length === 0) return null;
  return (
    <Card padding="lg">
      <Stack gap="5">
        <PreviewSummary preview={preview} />
        <ForAll form={form} preview={preview} />
        {preview.tooManyToSubstitute && (
          <Caution>
            <Text>{t('timesOff.form.tooManyToSubstitute')}</Text>
          </Caution>
        )}
        <FramedList>
          {preview.classes.map((one) => (
            <DecisionRow key={one.id} one={one} form={form} preview={preview} />
          ))}
        </FramedList>
        <Text role="status" fontSize="sm" color="fg.muted">
          {t('timesOff.form.missing', { count: form.missing })}
        </Text>
      </Stack>
    </Card>
  );
}

function ForAll({ form, preview }: ClassDecisionsProps) {
  const { t } = useTranslation('classes');
  const substituteOptions = useSubstituteOptions();
  const { choices, zone, setChoices } = form;
  return (
    <SelectField
      label={t('timesOff.form.forAll')}
      placeholder={t('timesOff.choice.none')}
      value=""
      options={[{ value: 'cancel', label: t('timesOff.choice.cancel') }, ...substituteOptions(preview.substitutes)]}
      onChange={({ target }) => setChoices(chooseAll({ preview, choices, zone }, target.value))}
    />
  );
}
