import { useSession } from '@academy/shared-auth';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { purchaseQueries, type Summary } from '#/api/purchases.ts';
import { canBuy } from '#/components/can-buy.ts';

/**
 * Whether anything can be bought on this page (D170): for the child that the address names, else for the viewer. A
 * parent without a named child chooses for whom at the checkout, so only what is true of everybody counts.
 * @param offered the currencies of the packages
 */
export function useBuying(own: Summary | undefined, offered: readonly string[]) {
  const [params] = useSearchParams();
  const learner = params.get('for');
  const isParent = useSession(({ user }) => user?.relations?.includes('parent') === true);
  const { data: child, isLoading } = useQuery({
    ...purchaseQueries.summary(learner ?? undefined),
    enabled: learner !== null,
  });
  const about = learner !== null && child ? child : own;
  const isForAll = learner !== null || !isParent || about?.noBuying === 'not_configured';
  return {
    isPending: isLoading,
    /** Of the student for whom the packages are. */
    summary: about,
    /** The summary that says why nothing can be bought; null if something can. */
    about: about && !canBuy(about, offered) && isForAll ? about : null,
    /** The child's name; null for the viewer. */
    name: learner !== null ? (child?.student?.name ?? null) : null,
  };
}
