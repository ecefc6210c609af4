import { useSearchParams } from 'react-router-dom';
import { monthHere } from '#/base/components/day-here.ts';

const MONTH = /^(19|20|21)\d\d-(0[1-9]|1[0-2])$/;

/**
 * The month in the address; null without one, or for a future one: then it is the current one, which depends on the
 * academy's calendar. `shown` is the month to show until that is known, or without it.
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
