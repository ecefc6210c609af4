import { Box, CheckboxField, Flex, Text, TextField, TextLink } from '@academy/shared-ui';
import { type EntryFormState, FormSection } from '@academy/shared-ui/forms';
import { useTranslation } from 'react-i18next';
import type { User } from '#/base/api/users.ts';
import { MakeUps } from '#/base/components/make-ups.tsx';
import { places } from '#/base/components/people/places.ts';
import { PlainInputs } from '#/people/components/profile-form/plain-inputs.tsx';
import { type StudentValues, studentInputs } from './student-schema.ts';

interface PlanFieldsProps {
  entry: EntryFormState<StudentValues>;
  user: User;
  isNew: boolean;
}

/** The agreed classes. Remaining classes are set here only once; later each change is a line of the ledger (D27). */
export function PlanFields({ entry, user, isNew }: PlanFieldsProps) {
  const { t } = useTranslation('users');
  return (
    <FormSection title={t('student.plan.title')} columns={2}>
      {isNew ? (
        <TextField
          label={t('student.remaining.label')}
          hint={t('ui:form.optional')}
          help={t('student.remaining.help')}
          inputMode="numeric"
          dir="ltr"
          {...entry.field('remaining_classes')}
        />
      ) : (
        <RemainingLine user={user} />
      )}
      <PlainInputs entry={entry} inputs={studentInputs.plan} />
      <Box gridColumn="1 / -1">
        <CheckboxField label={t('student.trial.label')} {...entry.field('trial_session')} />
      </Box>
    </FormSection>
  );
}

function RemainingLine({ user }: { user: User }) {
  const { t } = useTranslation('users');
  return (
    <Box>
      <Text fontSize="sm" fontWeight="medium">
        {t('student.remaining.label')}
      </Text>
      <Flex minHeight="control" gap="3" alignItems="center" marginBlockStart="1.5">
        <Text as="span" fontWeight="semibold" fontVariantNumeric="tabular-nums" dir="ltr">
          {user.student?.remainingClasses ?? 0}
        </Text>
        <TextLink reach to={places.remainingClasses(user.id)} fontSize="sm">
          {t('student.remaining.link')}
        </TextLink>
      </Flex>
      {user.may.viewLedger && <MakeUps studentId={user.id} />}
    </Box>
  );
}
