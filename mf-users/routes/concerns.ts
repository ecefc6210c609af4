import type { defineRemote } from '@academy/shared-auth/contract';
import type { Contribution } from './contribution.ts';

const CONCERNS = '/dashboard/concerns';
const words = (key: string) => ({
  key: `concern.${key}`,
  textKey: `notifications.concern.${key}` as const,
  to: `${CONCERNS}/:relatedId`,
});

/** Concerns about safety, for everybody (D146). */
export const concerns: Contribution = {
  notifications: [words('written'), words('continued'), words('answered'), words('closed')],
  routes: [
    {
      path: CONCERNS,
      screen: 'concerns',
      titleKey: 'concerns.title',
      skeleton: 'list',
      data: ['concerns?own=true&page=1&per_page=20'],
    },
    { path: `${CONCERNS}/write`, screen: 'concern-form', titleKey: 'concerns.write', skeleton: 'form' },
    { path: `${CONCERNS}/:id`, screen: 'concern', titleKey: 'concerns.one', skeleton: 'form' },
  ],
  menu: [
    { id: 'concerns', labelKey: 'concerns.menu', to: CONCERNS, icon: 'shield-check', order: 95, except: ['child'] },
  ],
  palette: [
    {
      id: 'concerns',
      labelKey: 'concerns.title',
      synonymsKey: 'synonyms.concerns',
      to: CONCERNS,
      icon: 'shield-check',
      order: 93,
      except: ['child'],
    },
    {
      id: 'write-concern',
      labelKey: 'concerns.write',
      synonymsKey: 'synonyms.concerns',
      to: `${CONCERNS}/write`,
      icon: 'shield-check',
      order: 93,
      except: ['child'],
    },
  ],
};

/** On the start page of a family. */
export const concernWidgets: NonNullable<Parameters<typeof defineRemote>[0]['slots']> = [
  {
    slot: 'home.widget',
    id: 'home-concern',
    part: 'home-concern',
    labelKey: 'concerns.title',
    order: 95,
    only: ['guest', 'student'],
    except: ['child'],
    when: { isRelative: ['yes'] },
    size: { minHeight: 0 },
  },
];
