import { useSearchParams } from '@academy/shared-auth/router';
import { monthHere } from '#/components/month-here.ts';

const MONTH = /^(19|20|21)\d\d-(0[1-9]|1[0-2])$/;

/**
 * The month that the address names, null where it names none that has begun: then it is the running one, which the academy's
 * calendar tells. `shown` is what to show until that has come, or instead of it.
 */
export function useMonth() {
  const [search, setSearch] = useSearchParams();
  const said = search.get('month') ?? '';
  const here = monthHere();
  return {
    month: MONTH.test(said) && said <= here ? said : null,
    latest: here,
    choose: (month: string) => {
      const next = new URLSearchParams(search);
      next.set('month', month);
      setSearch(next, { preventScrollReset: true });
    },
  };
}
