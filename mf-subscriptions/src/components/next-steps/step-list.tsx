import { localeOf, useSession, zoneFormat } from '@academy/shared-auth';
import { List, ListItem, Text, TextLink } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import type { NextSteps } from '#/api/next-steps.ts';
import { isolated } from '#/components/isolated.ts';
import { places } from '#/components/places.ts';

/** The steps after a first payment, in order and with dates (D119). */
export function StepList({ steps }: { steps: NextSteps }) {
  const { t } = useTranslation('subscriptions');
  const when = useWhen();
  const teacher = useTeacherText(steps);
  return (
    <List as="ol" listStyle="decimal" paddingInlineStart="6" display="grid" gap="3">
      <ListItem>
        <Text>{teacher}</Text>
      </ListItem>
      <ListItem>
        <Text>{t('nextSteps.level')}</Text>
        <TextLink to={places.office(t('nextSteps.message'))}>{t('nextSteps.write')}</TextLink>
      </ListItem>
      <ListItem>
        <Text>
          {steps.firstClassAt ? t('nextSteps.firstClass', { when: when(steps.firstClassAt) }) : t('nextSteps.planning')}
        </Text>
      </ListItem>
    </List>
  );
}

const day = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
// `timeStyle` would write 05:00 pm.
const clock = { hour: 'numeric', minute: '2-digit', hourCycle: 'h12' } as const;

/** An instant with its weekday, on the viewer's clock. */
function useWhen() {
  const { i18n } = useTranslation('subscriptions');
  const zone = useSession(({ user }) => user?.timezone ?? 'UTC');
  const format = zoneFormat(localeOf(i18n.language), zone, { ...day, ...clock });
  return (iso: string) => isolated(format.format(Date.parse(iso)));
}

/** The teacher, otherwise the time by which one is chosen, or that it is late. */
function useTeacherText({ student, teacher, teacherBy }: NextSteps): string {
  const { t } = useTranslation('subscriptions');
  const when = useWhen();
  const ownId = useSession(({ user }) => user?.id);
  const whose = student.id === ownId ? 'own' : 'child';
  const names = { student: isolated(student.name), teacher: isolated(teacher?.name ?? '') };
  if (teacher) return t(`nextSteps.teacher.${whose}`, names);
  const isLate = Date.parse(teacherBy) < Date.now();
  return t(`nextSteps.${isLate ? 'late' : 'choosing'}.${whose}`, { ...names, when: when(teacherBy) });
}
