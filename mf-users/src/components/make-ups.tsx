import { localeOf, useTranslation } from '@academy/shared-auth';
import { useQuery } from '@academy/shared-auth/query';
import { Text } from '@academy/shared-ui';
import { makeUpsQuery } from '#/api/make-ups.ts';

/** `2026-06-30` as `30 June`. */
const dayName = (day: string, language: string): string =>
  new Intl.DateTimeFormat(localeOf(language), { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T12:00Z`),
  );

/** D103: how many classes can be made up, and the last day of the first one: `1 class to be made up, until 30 June`. */
export function useMakeUpsText(): (open: number, until: string) => string {
  const { t, i18n } = useTranslation('users');
  return (open, until) => t('makeUps', { count: open, day: `\u2068${dayName(until, i18n.language)}\u2069` });
}

/** The same of a student, below what remains; nothing where there is none, or it is not the viewer's to know. */
export function MakeUps({ studentId }: { studentId: string }) {
  const textOf = useMakeUpsText();
  const { data } = useQuery(makeUpsQuery(studentId));
  const [first] = data ?? [];
  if (!data || !first) return null;
  return (
    <Text as="span" display="block" fontSize="sm">
      {textOf(data.length, first.until)}
    </Text>
  );
}
