import { localeOf, useSession, useTranslation, zoneFormat } from '@academy/shared-auth';
import { useQuery } from '@academy/shared-auth/query';
import { Card, Heading, List, ListItem, Text, TextLink } from '@academy/shared-ui';
import { nextStepsQuery, type NextSteps as Steps } from '#/api/next-steps.ts';
import { isolated } from '#/components/isolated.ts';
import { places } from '#/components/places.ts';

/** What happens now, in order and with dates, for who has just paid (D119); nothing where it has happened. */
export function NextSteps({ studentId }: { studentId: string }) {
  const { t } = useTranslation('subscriptions');
  const { data } = useQuery(nextStepsQuery());
  const steps = data?.find(({ student }) => student.id === studentId);
  if (!steps) return null;
  return (
    <Card padding="lg" marginBlockStart="4">
      <Heading as="h2" size="md">
        {t('nextSteps.title')}
      </Heading>
      <Lines steps={steps} />
    </Card>
  );
}

function Lines({ steps: { student, teacher, teacherBy, firstClassAt } }: { steps: Steps }) {
  const { t, i18n } = useTranslation('subscriptions');
  const zone = useSession(({ user }) => user?.timezone ?? 'UTC');
  const format = zoneFormat(localeOf(i18n.language), zone, { dateStyle: 'full', timeStyle: 'short' });
  const when = (iso: string) => isolated(format.format(Date.parse(iso)));
  return (
    <List as="ol" listStyle="decimal" paddingInlineStart="6" marginBlockStart="4" display="grid" gap="3">
      <ListItem>
        <Text>
          {teacher
            ? t('nextSteps.teacher', { teacher: isolated(teacher.name), student: isolated(student.name) })
            : t('nextSteps.choosing', { student: isolated(student.name), when: when(teacherBy) })}
        </Text>
      </ListItem>
      <ListItem>
        <Text>{t('nextSteps.level')}</Text>
        <TextLink to={places.messages}>{t('nextSteps.write')}</TextLink>
      </ListItem>
      <ListItem>
        <Text>{firstClassAt ? t('nextSteps.firstClass', { when: when(firstClassAt) }) : t('nextSteps.planning')}</Text>
      </ListItem>
    </List>
  );
}
