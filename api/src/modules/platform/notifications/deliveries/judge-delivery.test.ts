import { describe, expect, it } from 'vitest';
import { defineNotification } from '../define-notification.ts';
import { type JudgedDelivery, judgeDelivery } from './judge-delivery.ts';
import { nextTry } from './retries.ts';

const both = { channels: ['push', 'mail'] } as const;
const star = { scope: 'product', recipients: 'all', message: () => 'A star' } as const;
const ofStart = { params: ['startsAt'], instants: ['startsAt'] } as const;
const kinds = {
  reports: defineNotification({ ...star, ...both, key: 'star.reports', group: 'reports' }),
  money: defineNotification({ ...star, ...both, key: 'star.money', group: 'money' }),
  timeline: defineNotification({ ...star, ...both, key: 'star.timeline', group: 'timeline' }),
  waiting: defineNotification({
    ...star,
    ...both,
    key: 'star.waiting',
    group: 'messages',
    again: true,
    waits: { push: 3, mail: 1800 },
  }),
  account: defineNotification({ ...star, key: 'star.account', group: 'account', channels: ['mail'] }),
  change: defineNotification({ ...star, ...both, ...ofStart, key: 'star.moved', group: 'changes', change: 'changes' }),
  plan: defineNotification({
    ...star,
    ...both,
    ...ofStart,
    key: 'star.plan',
    group: 'changes',
    urgentBy: 'startsAt',
  }),
  reminder: defineNotification({
    ...star,
    ...ofStart,
    key: 'star.reminder',
    group: 'reminders',
    channels: ['push'],
    until: 'startsAt',
    urgent: true,
  }),
};
type Name = keyof typeof kinds;

const noon = '2026-11-22T12:00:00Z';
const quietHours = { from: '22:00', to: '07:00' };

function judge(name: Name, fields: Partial<JudgedDelivery> = {}, at = noon) {
  const now = new Date(at);
  const notifiedAt = fields.notifiedAt ?? now;
  const delivery: JudgedDelivery = {
    channel: 'mail',
    params: {},
    former: null,
    isDigest: false,
    isFollowed: false,
    notifiedAt,
    notification: { createdAt: notifiedAt, isRead: false },
    hasTarget: true,
    isBounced: false,
    isVerified: true,
    timezone: 'UTC',
    choices: {},
    quietFrom: null,
    quietTo: null,
    ...fields,
  };
  const verdict = judgeDelivery(delivery, kinds[name], { now, quietHours });
  if (verdict.act === 'send') return 'send';
  return verdict.act === 'drop' ? verdict.reason : verdict.until.toISOString();
}

const again = { createdAt: new Date('2026-11-22T12:00:01Z'), isRead: false };
const read = { createdAt: new Date(noon), isRead: true };

describe('deliveries that are dropped (D82)', () => {
  it.each<[string, Name, Partial<JudgedDelivery>, string]>([
    ['of a deleted notification', 'reports', { notification: null }, 'superseded'],
    ['that was sent again', 'reports', { notification: again }, 'superseded'],
    ['that waits, and was sent again while it was unread', 'waiting', { notification: again }, 'send'],
    ['that waits, with one after it', 'waiting', { notification: again, isFollowed: true }, 'superseded'],
    ['of a push that was sent again', 'waiting', { notification: again, channel: 'push' }, 'superseded'],
    ['to nobody', 'money', { hasTarget: false }, 'no_target'],
    ['to an address that mail came back from', 'money', { isBounced: true }, 'bounced'],
    ['to an address that nobody has confirmed', 'money', { isVerified: false }, 'unverified'],
    ['about the account to an address that nobody has confirmed', 'account', { isVerified: false }, 'send'],
    ['that was switched off', 'money', { choices: { money: { mail: false } } }, 'switched_off'],
    ['of the timeline by default', 'timeline', {}, 'switched_off'],
    ['that was read in the bell', 'reports', { notification: read }, 'read'],
    ['about money that was read in the bell', 'money', { notification: read }, 'send'],
    ['about the account that was read in the bell', 'account', { notification: read }, 'send'],
    ['about the account that was switched off', 'account', { choices: { account: { mail: false } } }, 'send'],
    ['of a push to a device, though mail came back', 'money', { isBounced: true, channel: 'push' }, 'send'],
    ['of a reminder of what has started', 'reminder', { channel: 'push', params: { startsAt: noon } }, 'too_late'],
    [
      'of a reminder of what starts',
      'reminder',
      { channel: 'push', params: { startsAt: '2026-11-22T12:00:01Z' } },
      'send',
    ],
  ])('a delivery %s', (_what, name, fields, verdict) => {
    expect(judge(name, fields)).toBe(verdict);
  });
});

describe('quiet hours (D83)', () => {
  const night = '2026-11-22T23:00:00Z';
  const morning = '2026-11-23T07:00:00.000Z';
  it.each<[string, Name, Partial<JudgedDelivery>, string]>([
    ['a report', 'reports', {}, morning],
    ['a mail about the account', 'account', {}, 'send'],
    ['a reminder of an hour', 'reminder', { channel: 'push', params: { startsAt: '2026-11-22T23:50:00Z' } }, 'send'],
    ['a class moved to 06:30', 'change', { params: { startsAt: '2026-11-23T06:30:00Z' } }, 'send'],
    ['a class moved to 15:00', 'change', { params: { startsAt: '2026-11-23T15:00:00Z' } }, morning],
    [
      'a class moved from 06:30 to 15:00',
      'change',
      { params: { startsAt: '2026-11-23T15:00:00Z' }, former: { startsAt: '2026-11-23T06:30:00Z' } },
      'send',
    ],
    ['a report for who has no quiet hours', 'reports', { quietFrom: '00:00', quietTo: '00:00' }, 'send'],
    [
      'a report for who is quiet until 09:15',
      'reports',
      { quietFrom: '21:00', quietTo: '09:15' },
      '2026-11-23T09:15:00.000Z',
    ],
    ['a report for somebody in Toronto', 'reports', { timezone: 'America/Toronto' }, 'send'],
  ])('quiet hours at 23:00 %s (D83)', (_what, name, fields, verdict) => {
    expect(judge(name, fields, night)).toBe(verdict);
  });
});

describe('the daily mail (D84)', () => {
  const chosen = { choices: { timeline: { mail: true } }, isDigest: true };
  it.each([
    ['2026-11-22T12:00:00Z', '2026-11-22T12:00:00Z', '2026-11-22T18:00:00.000Z'],
    ['2026-11-22T12:00:00Z', '2026-11-22T18:00:00Z', 'send'],
    ['2026-11-22T18:00:00Z', '2026-11-22T18:00:00Z', '2026-11-23T18:00:00.000Z'],
  ])('a notification at %s is processed at %s: %s', (happened, at, verdict) => {
    expect(judge('timeline', { ...chosen, notifiedAt: new Date(happened) }, at)).toBe(verdict);
  });
});

it('a failed delivery is tried again after 1, 5 and 30 minutes, 2, 6 and 12 hours, and then never (D82)', () => {
  const now = new Date(noon);
  const minutes = [1, 2, 3, 4, 5, 6, 7].map((tries) => {
    const next = nextTry(tries, now);
    return next && (next.getTime() - now.getTime()) / 60_000;
  });
  expect(minutes).toEqual([1, 5, 30, 120, 360, 720, null]);
  expect(nextTry(1, now, 600)).toEqual(new Date('2026-11-22T12:10:00Z'));
  expect(nextTry(2, now, 10)).toEqual(new Date('2026-11-22T12:05:00Z'));
});

describe('an instant that makes a notification urgent (D83)', () => {
  it('a notification whose urgent instant is within twelve hours is sent in quiet hours', () => {
    expect(judge('plan', { params: { startsAt: '2026-11-23T06:00:00Z' } }, '2026-11-22T22:30:00Z')).toBe('send');
  });

  it.each([
    ['later', '2026-11-23T15:00:00Z'],
    ['past', '2026-11-22T20:00:00Z'],
    ['not there', ''],
  ])('a notification whose urgent instant is %s is held in quiet hours', (_name, startsAt) => {
    expect(judge('plan', { params: { startsAt } }, '2026-11-22T22:30:00Z')).toBe('2026-11-23T07:00:00.000Z');
  });
});
