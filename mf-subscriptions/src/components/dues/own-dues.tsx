import { useSession } from '@academy/shared-auth';
import { Box, Button, Stack, Text } from '@academy/shared-ui';
import { PartCard, PartError } from '@academy/shared-ui/restored';
import { useTitle } from '@academy/shared-ui/titles';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type Due, dueQueries } from '#/api/dues.ts';
import { purchaseQueries } from '#/api/purchases.ts';
import { isolated } from '#/components/isolated.ts';
import { PausedText } from '#/components/paused-text.tsx';
import { places } from '#/components/places.ts';
import { lateStudents } from '#/components/running-subscriptions.ts';
import { useDayText } from '#/components/use-day-text.ts';
import { firstOverdue, isReviewed } from './due-state.ts';
import { type MinorText, useMinorText } from './use-minor-text.ts';

/** D131: what the viewer, or a parent of the child, has to transfer; renders nothing without any. */
export function OwnDues() {
  const { data: summary } = useQuery(purchaseQueries.summary());
  const { data: dues = [] } = useQuery({ ...dueQueries.own(), enabled: summary?.hasDues === true });
  const { money, failed } = useMinorText();
  const { t } = useTranslation('subscriptions');
  const userId = useSession(({ user }) => user?.id ?? null);
  if (dues.length === 0) return null;
  if (failed)
    return (
      <PartCard title={t('dues.header')}>
        <PartError query={failed} />
      </PartCard>
    );
  const late = summary ? lateStudents(summary, userId) : [];
  const pausing = firstOverdue(dues).filter(({ student }) => !late.includes(student.id));
  return (
    <Stack gap="4" marginBlockEnd="4" _last={{ marginBlockEnd: '0' }}>
      {money && dues.map((due) => <DueCard key={due.id} due={due} money={money} saysPaused={pausing.includes(due)} />)}
    </Stack>
  );
}

interface DueCardProps {
  due: Due;
  money: MinorText;
  /** Whether the card says that the classes are paused; one place of a page says it for each student. */
  saysPaused: boolean;
}

function DueCard({ due, money, saysPaused }: DueCardProps) {
  const { t } = useTranslation('subscriptions');
  const userId = useSession(({ user }) => user?.id);
  const dayText = useDayText();
  const titleOf = useTitle();
  const { student, currency, dueOn, amount, paid, package: bought } = due;
  const rest = isolated(money.text(amount - paid, currency));
  const isReported = isReviewed(due);
  const rejected = due.reports[0]?.state === 'rejected' ? due.reports[0] : null;
  const what = isolated(titleOf(bought.title, bought.titleAr).text);
  return (
    <PartCard
      title={t(due.overdueDays > 0 && !isReported ? 'dues.card.overdue' : 'dues.card.title', {
        day: isolated(dayText(dueOn)),
        amount: rest,
      })}
    >
      <Stack gap="1">
        <Text>{student.id === userId ? what : t('dues.card.of', { package: what, name: isolated(student.name) })}</Text>
        {rejected?.reason && !isReported && (
          <Text color="danger.fg">{t('dues.card.rejected', { reason: isolated(rejected.reason) })}</Text>
        )}
        <Text color="fg.muted">{t(isReported ? 'dues.card.reported' : 'dues.card.text')}</Text>
        {saysPaused && <PausedText studentId={student.id} />}
      </Stack>
      <Box marginBlockStart="4">
        <Button asChild variant={isReported ? 'outline' : 'solid'}>
          <Link to={places.due(due.id)}>{t(isReported ? 'dues.card.open' : 'dues.card.pay')}</Link>
        </Button>
      </Box>
    </PartCard>
  );
}
