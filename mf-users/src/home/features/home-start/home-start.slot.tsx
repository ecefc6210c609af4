import { useCan } from '@academy/shared-auth';
import { Button, chakra, HStack, PartSkeleton, Stack, Text, TextLink } from '@academy/shared-ui';
import { PartCard } from '@academy/shared-ui/restored';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ownProfileQuery } from '#/account/api/own-account.ts';
import { places } from '#/base/components/people/places.ts';
import { ownRequestsQuery } from '#/home/api/own-requests.ts';
import { RequestPath } from '#/home/components/request-path.tsx';
import { sizes } from '#/home/components/sizes.ts';

const steps = ['write', 'trial', 'package'] as const;

const Steps = chakra('ol', { base: { listStyle: 'decimal', paddingInlineStart: '5', display: 'grid', gap: '2' } });

/** D51: how a guest gets a first class, and where it stands once it is asked for (D165). Not for relatives of students. */
export default function HomeStart() {
  const { t, i18n } = useTranslation('users');
  const canBuy = useCan('subscriptions.packages.read');
  const { data, isPending } = useQuery(ownProfileQuery());
  const { data: requests, isPending: isAsking } = useQuery(ownRequestsQuery());
  if (isPending || isAsking) return <PartSkeleton size={sizes.start} />;
  if (requests && requests.length > 0)
    return (
      <Stack gap="4">
        {requests.map((request) => (
          <RequestPath key={request.id} request={request} />
        ))}
      </Stack>
    );
  if (!data || data.children.length > 0) return null;
  return (
    <PartCard height="full" title={t('home.start.title')}>
      <Stack gap="4">
        <Text color="fg.muted" maxWidth="reading">
          {t('home.start.text')}
        </Text>
        <Steps>
          {steps.map((step) => (
            <li key={step}>
              <Text>{t(`home.start.step.${step}`)}</Text>
              {step === 'package' && canBuy && <TextLink to={places.packages}>{t('home.start.packages')}</TextLink>}
            </li>
          ))}
        </Steps>
        <HStack gap="3" flexWrap="wrap">
          <Button asChild>
            <a href={places.freeTrial(i18n.language === 'ar' ? 'ar' : 'en')}>{t('home.start.ask')}</a>
          </Button>
          <Button asChild variant="outline">
            <Link to={places.office(t('home.start.message'))}>{t('home.start.action')}</Link>
          </Button>
        </HStack>
      </Stack>
    </PartCard>
  );
}
