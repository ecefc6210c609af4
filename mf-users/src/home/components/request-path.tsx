import { useCan } from '@academy/shared-auth';
import { Button, chakra, HStack, Stack, Text } from '@academy/shared-ui';
import { PartCard, useMoment } from '@academy/shared-ui/restored';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { places } from '#/base/components/people/places.ts';
import type { OwnRequest } from '#/home/api/own-requests.ts';

const Steps = chakra('ol', {
  base: {
    listStyle: 'decimal',
    paddingInlineStart: '5',
    display: 'grid',
    gap: '2',
    color: 'fg.muted',
    '& [aria-current]': { color: 'fg', fontWeight: 'medium' },
  },
});

type Step = 'asked' | 'answer' | 'trial' | 'package';
const steps: readonly Step[] = ['asked', 'answer', 'trial', 'package'];
const currentOf: Readonly<Record<OwnRequest['status'], Step>> = {
  new: 'answer',
  contacted: 'answer',
  trial_set: 'trial',
  held: 'package',
};

/** Each step in words: what was, what is expected by when, what follows. */
function useStepTexts({ status, createdAt, answerBy, trial }: OwnRequest): Readonly<Record<Step, string | null>> {
  const { t } = useTranslation('users');
  const moment = useMoment();
  const at = (iso: string) => `\u2068${moment(Date.parse(iso))}\u2069`;
  const isLate = Date.parse(answerBy) < Date.now();
  const answers = { new: isLate ? 'late' : 'answer', contacted: 'contacted' } as const;
  return {
    asked: t('home.request.asked', { at: at(createdAt) }),
    answer:
      status === 'new' || status === 'contacted' ? t(`home.request.${answers[status]}`, { at: at(answerBy) }) : null,
    trial: trial ? t('home.request.set', { at: at(trial.startsAt) }) : t('home.request.waits'),
    package: t(status === 'held' ? 'home.request.held' : 'home.request.package'),
  };
}

/** One path for a family, wherever it began: asked, answered by, trial on, what happens now (D165). */
export function RequestPath({ request }: { request: OwnRequest }) {
  const { t } = useTranslation('users');
  const canBuy = useCan('subscriptions.packages.read');
  const texts = useStepTexts(request);
  const { status, learner, page, trial } = request;
  return (
    <PartCard height="full" title={t('home.request.title', { learner })}>
      <Stack gap="4">
        <Steps>
          {steps.map(
            (step) =>
              texts[step] && (
                <li key={step} aria-current={step === currentOf[status] ? 'step' : undefined}>
                  <Text>{texts[step]}</Text>
                </li>
              ),
          )}
        </Steps>
        <HStack gap="3" flexWrap="wrap">
          {trial && status === 'trial_set' && (
            <Button asChild>
              <Link to={places.classOf(trial.id)}>{t('home.request.open')}</Link>
            </Button>
          )}
          {status === 'held' && canBuy && (
            <Button asChild>
              <Link to={places.packages}>{t('home.request.packages')}</Link>
            </Button>
          )}
          <Button asChild variant="outline">
            <Link to={places.office(t('home.request.message', { learner }))}>{t('home.request.write')}</Link>
          </Button>
          {page && (
            <Button asChild variant="outline">
              <a href={page}>{t('home.request.change')}</a>
            </Button>
          )}
        </HStack>
      </Stack>
    </PartCard>
  );
}
