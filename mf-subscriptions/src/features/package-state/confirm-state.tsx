import { ApiError } from '@academy/shared-auth';
import { Button, Card, FormActions, FormError, Heading, Stack, Text, toast } from '@academy/shared-ui';
import { TitleText } from '@academy/shared-ui/titles';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, Navigate } from 'react-router-dom';
import { deactivatePackage, type Package, packageQueries, reactivatePackage } from '#/api/packages.ts';
import { pricesOf } from '#/components/money-text.ts';
import { places } from '#/components/places.ts';

const steps = {
  deactivate: { send: deactivatePackage, variant: 'danger' },
  reactivate: { send: reactivatePackage, variant: 'solid' },
} as const;

interface ConfirmStateProps {
  offer: Package;
  step: keyof typeof steps;
}

const isDone = (error: unknown) => error instanceof ApiError && error.status === 409;

/** Explains the effect on buyers and holders (D40), and changes the state. */
export function ConfirmState({ offer, step }: ConfirmStateProps) {
  const { t, i18n } = useTranslation('subscriptions');
  const client = useQueryClient();
  const { send, variant } = steps[step];
  const change = useMutation({
    // The package has the new state already if another user was faster.
    mutationFn: () =>
      send(offer._id).catch((error: unknown) => {
        if (!isDone(error)) throw error;
      }),
    onSuccess: () => {
      toast.success(t(`packages.${step}.done`));
      return client.invalidateQueries({ queryKey: packageQueries.all() });
    },
  });
  if (change.isSuccess) return <Navigate to={places.packages} replace />;
  return (
    <Card>
      <Stack gap="4">
        <Stack gap="1">
          <Heading as="h2" size="md">
            <TitleText title={offer.title} ar={offer.titleAr} />
          </Heading>
          <Text color="fg.muted">
            {[t('packages.card.classes', { count: offer.classesNum }), ...pricesOf(offer, i18n.language)].join(' · ')}
          </Text>
        </Stack>
        <Text>{t(`packages.${step}.text`)}</Text>
        {change.isError && <FormError>{t(`packages.${step}.failed`)}</FormError>}
        <FormActions>
          <Button asChild variant="ghost">
            <Link to={places.packages}>{t('action.cancel')}</Link>
          </Button>
          <Button variant={variant} loading={change.isPending} onClick={() => change.mutate()}>
            {t(`packages.${step}.action`)}
          </Button>
        </FormActions>
      </Stack>
    </Card>
  );
}
