import { ApiError, useCan } from '@academy/shared-auth';
import { Button, Card, Flex, FormError, Heading, Stack, Text } from '@academy/shared-ui';
import { PartError } from '@academy/shared-ui/restored';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Facts } from '#/base/components/facts.tsx';
import { type Reach, reachQueries, sendTestMail, type TestMail } from '#/office/api/settings.ts';

const problems: Record<number, string> = { 403: 'settings.locked.forbidden', 429: 'settings.test.often' };
const problemOf = (error: unknown) => (error instanceof ApiError && problems[error.status]) || 'settings.test.failed';

/** How the academy sends mail and push messages, and a test of its mail. */
export function ReachCard() {
  const { t } = useTranslation('users');
  const id = useId();
  const mayTest = useCan('users.update');
  const found = useQuery(reachQueries.state());
  return (
    <Card asChild>
      <section aria-labelledby={id}>
        <Stack gap="4">
          <Stack gap="1">
            <Heading as="h2" size="sm" id={id}>
              {t('settings.reach.title')}
            </Heading>
            <Text fontSize="sm" color="fg.muted">
              {t('settings.reach.text')}
            </Text>
          </Stack>
          {found.isError && !found.data && <PartError query={found} />}
          {found.data && <ReachFacts reach={found.data} />}
          {mayTest && <MailTest />}
        </Stack>
      </section>
    </Card>
  );
}

function ReachFacts({ reach: { mail, push } }: { reach: Reach }) {
  const { t } = useTranslation('users');
  return (
    <Facts
      facts={[
        { label: t('settings.reach.mail.label'), value: t(`settings.reach.mail.${mail.state}`) },
        { label: t('settings.reach.from'), value: <bdi>{mail.from}</bdi> },
        { label: t('settings.reach.push.label'), value: t(`settings.reach.push.${push.state}`) },
        { label: t('settings.reach.keys.label'), value: t(`settings.reach.keys.${push.keys}`) },
      ]}
    />
  );
}

/** Sends a mail to the viewer's own address, and shows the result. */
function MailTest() {
  const { t } = useTranslation('users');
  const test = useMutation({ mutationFn: sendTestMail });
  return (
    <Stack gap="3">
      <Flex>
        <Button variant="outline" loading={test.isPending} onClick={() => test.mutate()}>
          {t('settings.test.action')}
        </Button>
      </Flex>
      <div role="status">{test.data && <TestOutcome outcome={test.data} />}</div>
      {test.error && <FormError>{t(problemOf(test.error))}</FormError>}
    </Stack>
  );
}

function TestOutcome({ outcome: { to, sent, reason } }: { outcome: TestMail }) {
  const { t } = useTranslation('users');
  if (sent) return <Text color="success.fg">{t('settings.test.sent', { to: `\u2066${to}\u2069` })}</Text>;
  return (
    <Stack gap="1">
      <Text color="danger.fg">{t('settings.test.rejected', { to: `\u2066${to}\u2069` })}</Text>
      <Text fontSize="sm" color="fg.muted" dir="ltr" overflowWrap="anywhere">
        {reason}
      </Text>
    </Stack>
  );
}
