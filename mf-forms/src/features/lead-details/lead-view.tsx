import { Badge, Button, Card, chakra, Heading, HStack, Ltr, PageHeader, Stack } from '@academy/shared-ui';
import { CalendarPlusIcon } from '@academy/shared-ui/icons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Lead } from '#/api/leads.ts';
import { places } from '#/components/places.ts';
import { toneOf, useLeadWords } from '#/components/use-lead-words.ts';
import { LeadHistory } from './lead-history.tsx';
import { LeadWork } from './lead-work.tsx';

const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'minmax(8rem, max-content) minmax(0, 1fr)' },
    columnGap: '6',
    rowGap: { base: '0', sm: '3' },
    '& dt': { color: 'fg.subtle', fontSize: 'sm' },
    '& dd': { marginBlockEnd: { base: '3', sm: '0' }, textAlign: '-webkit-match-parent', overflowWrap: 'anywhere' },
  },
});

/** Numbers of former releases are stored without the plus. */
const withPlus = (phone: string) => (phone.startsWith('+') ? phone : `+${phone}`);

function useFacts(lead: Lead): [string, ReactNode][] {
  const { t } = useTranslation('forms');
  const words = useLeadWords();
  const { learner, name, email, phone, level, language, teacherGender, times, chosenTimes, timezone, trial } = lead;
  return [
    ['age', learner.age || null],
    ['name', name === learner.name ? null : name],
    [
      'email',
      email && (
        <a href={`mailto:${encodeURIComponent(email)}`}>
          <Ltr>{email}</Ltr>
        </a>
      ),
    ],
    [
      'phone',
      phone && (
        <a href={`tel:${withPlus(phone)}`}>
          <Ltr>{withPlus(phone)}</Ltr>
        </a>
      ),
    ],
    ['subject', words.subject(lead.subject)],
    ['level', level],
    ['gender', teacherGender && words.gender(teacherGender)],
    ['language', language && words.language(language)],
    ['times', chosenTimes.length > 0 && chosenTimes.map((at) => <div key={at}>{words.both(at, timezone)}</div>)],
    ['timesInWords', times],
    ['zone', words.city(timezone)],
    ['source', words.source(lead.source)],
    ['sent', words.at(lead.createdAt)],
    ['answerBy', lead.status === 'new' && lead.answerBy && words.at(lead.answerBy)],
    ['account', lead.account?.name],
    ['trial', trial && t('leads.trialWith', { at: words.both(trial.startsAt, timezone), teacher: trial.teacher.name })],
    ['parent', lead.parentInvited && t('leads.parentInvited')],
    ['withdrawn', lead.withdrawnAt && words.at(lead.withdrawnAt)],
    ['lostReason', lead.lostReason],
  ];
}

/** A lead: the request, its owner, and its history. */
export function LeadView({ lead }: { lead: Lead }) {
  const { t } = useTranslation('forms');
  const words = useLeadWords();
  const facts = useFacts(lead);
  const action = lead.may.setTrial && (
    <Button asChild>
      <Link to={places.leadTrial(lead.id)}>
        <CalendarPlusIcon aria-hidden />
        {t('leads.setTrial')}
      </Link>
    </Button>
  );
  return (
    <>
      <PageHeader title={lead.learner.name} action={action} />
      <Stack gap="6">
        <Card>
          <HStack marginBlockEnd="5">
            <Badge tone={toneOf[lead.status]}>{words.status(lead.status)}</Badge>
          </HStack>
          <Facts>
            {facts.map(([key, value]) =>
              value ? (
                <div key={key} style={{ display: 'contents' }}>
                  <dt>{t(`leads.fact.${key}`)}</dt>
                  <dd dir="auto">{value}</dd>
                </div>
              ) : null,
            )}
          </Facts>
        </Card>
        {lead.may.update && <LeadWork key={`${lead.status}-${lead.owner?.id}`} lead={lead} />}
        <Card>
          <Heading as="h2" size="sm" marginBlockEnd="4">
            {t('leads.history.title')}
          </Heading>
          <LeadHistory events={lead.history} />
        </Card>
      </Stack>
    </>
  );
}
