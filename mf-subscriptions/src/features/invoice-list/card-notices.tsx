import { useSession } from '@academy/shared-auth';
import { Box } from '@academy/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { purchaseQueries } from '#/api/purchases.ts';
import { EndedNotices } from '#/components/ended-notices.tsx';
import { ManageButton } from '#/components/manage-button.tsx';
import { runningOf } from '#/components/running-subscriptions.ts';
import { ChargeNotice } from '#/components/subscription-notices.tsx';

/**
 * Failed renewals and cards that end soon, each with a link to change the card, and classes that are paused for a
 * subscription that has ended, with a link to the packages (D114).
 */
export function CardNotices() {
  const { data } = useQuery(purchaseQueries.summary());
  const userId = useSession(({ user }) => user?.id ?? null);
  if (!data) return null;
  return (
    <>
      {runningOf(data, userId).map(({ mayManage, ...running }) => (
        <ChargeNotice key={running.subscription.purchase} {...running}>
          {mayManage && (
            <Box marginBlockStart="1">
              <ManageButton isLate />
            </Box>
          )}
        </ChargeNotice>
      ))}
      <EndedNotices summary={data} hasLink />
    </>
  );
}
