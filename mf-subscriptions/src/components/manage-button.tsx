import { ApiError } from '@academy/shared-auth';
import { Button, toast } from '@academy/shared-ui';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type ManagingPage, managingPages, openManagement } from '#/api/purchases.ts';
import { places } from '#/components/places.ts';
import { useRestored } from '#/components/use-restored.ts';

/** The page on which the button is: the viewer's own profile, unless it is one of the others. */
const pageHere = (): ManagingPage => managingPages.find((page) => location.pathname === places[page]) ?? 'profile';

interface ManageButtonProps {
  /** Whether a payment waits for another card. */
  isLate?: boolean;
}

/** A link to the provider's page for changing card and subscription. */
export function ManageButton({ isLate = false }: ManageButtonProps) {
  const { t } = useTranslation('subscriptions');
  const manage = useMutation({
    mutationFn: () => openManagement(pageHere()),
    onSuccess: (url) => location.assign(url),
    onError: (error) => {
      const isNone = error instanceof ApiError && error.status === 404;
      toast.error(t(isNone ? 'subscription.none' : 'subscription.failed'));
    },
  });
  useRestored(manage.reset);
  return (
    <Button
      variant={isLate ? 'solid' : 'outline'}
      loading={manage.isPending || manage.isSuccess}
      onClick={() => manage.mutate()}
    >
      {t(isLate ? 'subscription.updateCard' : 'subscription.manage')}
    </Button>
  );
}
