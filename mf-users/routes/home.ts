import type { defineRemote } from '@academy/shared-auth/contract';
import { sizes } from '../src/home/components/sizes.ts';
import type { Contribution } from './contribution.ts';

const HOME = '/dashboard/statistics';
const STAFF = ['leader', 'admin', 'super-admin'];
/** In a child's session (D141). */
const CHILD = 'child';

/** D51: every user has a start page; each remote contributes its parts. */
export const home: Contribution = {
  routes: [{ path: HOME, screen: 'home', titleKey: 'home.header.title', skeleton: 'dashboard' }],
  redirects: [{ from: '/dashboard', to: HOME }],
  menu: [{ id: 'home', labelKey: 'home.menu.label', to: HOME, icon: 'house', order: 5, bottomBar: 0 }],
};

export const widgets: NonNullable<Parameters<typeof defineRemote>[0]['slots']> = [
  {
    slot: 'home.widget',
    id: 'home-device',
    part: 'home-device',
    labelKey: 'home.device.title',
    order: 4,
    except: [CHILD],
    size: { minHeight: 0 },
  },
  {
    slot: 'home.widget',
    id: 'home-first-steps',
    part: 'home-first-steps',
    labelKey: 'home.first.title',
    order: 5,
    only: ['admin', 'super-admin'],
    size: { minHeight: 0 },
  },
  {
    slot: 'home.widget',
    id: 'home-push',
    part: 'home-push',
    labelKey: 'push.title',
    order: 15,
    except: [...STAFF, CHILD],
    permissions: ['classes.my_classes.read'],
    size: { minHeight: 0 },
  },
  {
    slot: 'home.widget',
    id: 'home-attention',
    part: 'home-attention',
    labelKey: 'home.attention.title',
    order: 10,
    only: ['admin', 'super-admin'],
    permissions: ['users.read'],
    size: sizes.attention,
  },
  {
    slot: 'home.widget',
    id: 'home-team-attention',
    part: 'home-attention/team',
    labelKey: 'home.attention.title',
    order: 10,
    only: ['leader'],
    except: ['admin', 'super-admin'],
    permissions: ['users.read'],
    size: sizes.teamAttention,
  },
  {
    slot: 'home.widget',
    id: 'home-money-attention',
    part: 'home-attention/money',
    labelKey: 'home.attention.title',
    order: 10,
    except: STAFF,
    permissions: ['money.read', 'money.update'],
    size: sizes.teamAttention,
  },
  {
    slot: 'home.widget',
    id: 'home-people',
    part: 'home-people',
    labelKey: 'home.people.title',
    order: 20,
    only: STAFF,
    permissions: ['users.read'],
    size: sizes.people,
  },
  {
    slot: 'home.widget',
    id: 'home-classes',
    part: 'home-classes',
    labelKey: 'home.classes.title',
    order: 30,
    only: STAFF,
    permissions: ['users.read', 'classes.my_classes.read'],
    size: sizes.classes,
  },
  {
    slot: 'home.widget',
    id: 'home-teacher-month',
    part: 'home-teacher-month',
    labelKey: 'home.month.title',
    order: 30,
    only: ['teacher'],
    size: sizes.teacherMonth,
  },
  {
    slot: 'home.widget',
    id: 'home-remaining',
    part: 'home-remaining',
    labelKey: 'home.remaining.title',
    order: 20,
    only: ['student'],
    except: [CHILD],
    size: sizes.remaining,
  },
  {
    slot: 'home.widget',
    id: 'home-who-learns',
    part: 'home-who-learns',
    labelKey: 'children.question',
    order: 3,
    only: ['guest'],
    size: { minHeight: 0 },
  },
  {
    slot: 'home.widget',
    id: 'home-start',
    part: 'home-start',
    labelKey: 'home.start.title',
    order: 50,
    only: ['guest'],
    when: { isRelative: ['no'] },
    size: sizes.start,
  },
  {
    slot: 'home.widget',
    id: 'home-request',
    part: 'home-request',
    labelKey: 'home.request.label',
    order: 6,
    only: ['guest'],
    when: { isRelative: ['yes'] },
  },
];
