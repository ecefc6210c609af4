import { Text } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';

/** The name of a subject (D125); undefined where the API names none. */
export function useSubjectName(): (subject: string | null) => string | undefined {
  const { t } = useTranslation('classes');
  return (subject) => (subject === null ? undefined : t(`materials.subject.${subject}`));
}

/** What a class is of, where the student learns several subjects. */
export function SubjectLine({ of }: { of: { subject: string | null } }) {
  const name = useSubjectName()(of.subject);
  if (name === undefined) return null;
  return (
    <Text as="span" display="block" fontSize="sm" color="fg.muted">
      {name}
    </Text>
  );
}
