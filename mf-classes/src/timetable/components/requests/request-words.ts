import { localeOf } from '@academy/shared-auth';
import { useTranslation } from 'react-i18next';
import { isolated } from '#/base/components/isolated.ts';
import type { ClassRequest, Excuses } from '#/timetable/api/requests.ts';

/** The month's name, `November`, in the academy's calendar. */
const monthName = (month: string, language: string): string =>
  new Intl.DateTimeFormat(localeOf(language), { month: 'long', timeZone: 'UTC' }).format(
    new Date(`${month}-15T12:00Z`),
  );

/** The month in which excuses are counted. */
export function useExcusesMonth() {
  const { i18n } = useTranslation('classes');
  return ({ month }: Excuses): string => monthName(month, i18n.language);
}

/** `1 of 2 excuses used in November` (D102). */
export function useExcusesText() {
  const { t, i18n } = useTranslation('classes');
  const number = new Intl.NumberFormat(localeOf(i18n.language));
  const monthOf = useExcusesMonth();
  return (excuses: Excuses): string =>
    t('requests.used', {
      used: number.format(excuses.used),
      limit: number.format(excuses.limit),
      month: monthOf(excuses),
    });
}

/** A request in one sentence, and its result. */
export function useRequestText() {
  const { t } = useTranslation('classes');
  return {
    asked: ({ kind, requestedBy }: ClassRequest): string =>
      t(kind === 'move' ? 'requests.asked.move' : 'requests.asked.excuse', { name: isolated(requestedBy.name) }),
    /** @param isCancelled whether its class is cancelled: a request that lapsed for that reason was not late. */
    state: ({ status, kind, answeredBy }: ClassRequest, isCancelled: boolean): string => {
      const name = isolated(answeredBy?.name ?? '');
      if (status === 'accepted')
        return t(kind === 'move' ? 'requests.state.moved' : 'requests.state.excused', { name });
      if (status === 'rejected') return t('requests.state.rejected', { name });
      if (status === 'withdrawn') return t('requests.state.withdrawn');
      return t(isCancelled ? 'requests.state.cancelled' : 'requests.state.lapsed');
    },
  };
}
