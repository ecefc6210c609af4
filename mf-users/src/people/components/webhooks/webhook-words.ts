import { useTranslation } from 'react-i18next';
import type { Webhook } from '#/people/api/webhooks.ts';

export const WEBHOOKS = '/dashboard/webhooks';
export const webhookPlace = (id: string) => `${WEBHOOKS}/${id}`;

const tones = { on: 'success', paused: 'neutral', off: 'danger' } as const;
const known = (state: string) => (Object.hasOwn(tones, state) ? (state as keyof typeof tones) : 'paused');

/** The names of events, states and reasons; those of a newer API by their keys. */
export function useWebhookWords() {
  const { t } = useTranslation('users');
  return {
    eventOf: (event: string) => t(`webhooks.event.${event}`, { defaultValue: event }),
    groupOf: (group: string) => t(`webhooks.group.${group}`, { defaultValue: group }),
    stateOf: ({ state }: Webhook) => ({ label: t(`webhooks.state.${known(state)}`), tone: tones[known(state)] }),
    /** Why it is off, or that it fails. */
    troubleOf: ({ state, offReason, failingSince }: Webhook) => {
      if (state === 'off')
        return t(`webhooks.off.${offReason ?? 'failing'}`, { defaultValue: t('webhooks.off.failing') });
      return failingSince ? t('webhooks.failing') : null;
    },
    problemOf: (problem: string) => t(`webhooks.problem.${problem}`, { defaultValue: problem }),
  };
}

/** How people recognise a webhook: the host, in its own direction. */
export const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : url);
export const isolatedHost = (url: string): string => `\u2066${hostOf(url)}\u2069`;
