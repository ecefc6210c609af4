import { localeOf, useTranslation } from '@academy/shared-auth';
import { useQuery } from '@academy/shared-auth/query';
import { Text } from '@academy/shared-ui';
import { makeUpsQuery } from '#/api/make-ups.ts';

/** `2026-06-30` as `30 June`. */
const dayName = (day: string, language: string): string =>
  new Intl.DateTimeFormat(localeOf(language), { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T12:00Z`),
  );

/** D103: below what remains, what can be made up and until when; nothing where there is none, or it is not the viewer's to know. */
export function MakeUps({ studentId }: { studentId: string }) {
  const { t, i18n } = useTranslation('users');
  const { data } = useQuery(makeUpsQuery(studentId));
  const [first] = data ?? [];
  if (!first) return null;
  const day = `\u2068${dayName(first.until, i18n.language)}\u2069`;
  return (
    <Text as="span" display="block" fontSize="sm">
      {t('makeUps', { count: data?.length, day })}
    </Text>
  );
}
