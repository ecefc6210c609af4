import type { NotificationKind } from '../define-notification.ts';
import { ruleOf } from '../notification-groups.ts';
import { isChosen, type StoredSettings } from '../settings/read-settings.ts';
import { nextAt, quietUntil } from './quiet-hours.ts';

export type DropReason = 'superseded' | 'too_late' | 'switched_off' | 'no_target' | 'bounced' | 'unverified' | 'read';

/** The facts about a delivery at the time of its processing. */
export interface JudgedDelivery extends StoredSettings {
  channel: 'push' | 'mail';
  params: Readonly<Record<string, string>>;
  former: Readonly<Record<string, string>> | null;
  isDigest: boolean;
  /** Whether a later delivery of the notification goes to the same target. */
  isFollowed: boolean;
  notifiedAt: Date;
  /** Null: the notification was deleted. */
  notification: { createdAt: Date; isRead: boolean } | null;
  /** Whether the recipient exists, and for a push message the device. */
  hasTarget: boolean;
  isBounced: boolean;
  /** Whether the address is confirmed (D87). */
  isVerified: boolean;
  timezone: string;
}

export type Verdict = { act: 'send' } | { act: 'drop'; reason: DropReason } | { act: 'hold'; until: Date };

export interface Moment {
  now: Date;
  /** The default quiet hours of a user without a choice. */
  quietHours: { from: string; to: string };
}

const DIGEST_AT = '18:00';
const URGENT_MS = 12 * 60 * 60_000;
/** Groups whose notifications are sent even after they were read in the bell. */
const saidAnyway: readonly string[] = ['account', 'money'];

const instantOf = (params: JudgedDelivery['params'] | null, name: string | undefined): Date | null => {
  const at = Date.parse((name && params?.[name]) || '');
  return Number.isNaN(at) ? null : new Date(at);
};

/** Whether another delivery has the content. Changes of an object are merged into the last of them. */
function isSuperseded({ channel, isFollowed, notifiedAt }: JudgedDelivery, kind: NotificationKind, notifiedLast: Date) {
  if (kind.change) return false;
  // The single mail of an unread notification also contains later events.
  return kind.waits && channel === 'mail' ? isFollowed : notifiedLast > notifiedAt;
}

/** Why it is dropped (D82), or null. */
function dropReason(delivery: JudgedDelivery, kind: NotificationKind, now: Date): DropReason | null {
  const { notification, channel } = delivery;
  if (!notification || isSuperseded(delivery, kind, notification.createdAt)) return 'superseded';
  if (!delivery.hasTarget) return 'no_target';
  if (channel === 'mail' && delivery.isBounced) return 'bounced';
  if (channel === 'mail' && !delivery.isVerified && !ruleOf(kind.group).fixed) return 'unverified';
  if (!isChosen(delivery.choices, kind.group, channel)) return 'switched_off';
  if (notification.isRead && !saidAnyway.includes(kind.group)) return 'read';
  const until = instantOf(delivery.params, kind.until);
  return until && until <= now ? 'too_late' : null;
}

/**
 * Whether a change is about a class that starts soon, or that people would miss if it came after the quiet hours (D83).
 */
function isUrgent(
  { params, former }: JudgedDelivery,
  kind: NotificationKind,
  { now }: Moment,
  quietEnd: Date,
): boolean {
  if (kind.urgent || ruleOf(kind.group).fixed) return true;
  const instant = kind.urgentBy ?? (kind.change && kind.instants[0]);
  const [starts, started] = [instantOf(params, instant), instantOf(former, instant)];
  const isNear = starts !== null && starts > now && starts.getTime() <= now.getTime() + URGENT_MS;
  return isNear || (started !== null && started > now && started <= quietEnd);
}

/** The decision about a delivery: by its notification, and its recipient's choices and zone (D82–D84). */
export function judgeDelivery(delivery: JudgedDelivery, kind: NotificationKind, moment: Moment): Verdict {
  const { now, quietHours } = moment;
  const reason = dropReason(delivery, kind, now);
  if (reason) return { act: 'drop', reason };
  const { timezone, quietFrom, quietTo } = delivery;
  const digestAt = delivery.isDigest ? nextAt(delivery.notifiedAt, DIGEST_AT, timezone) : null;
  if (digestAt && digestAt > now) return { act: 'hold', until: digestAt };
  const quiet = { from: quietFrom ?? quietHours.from, to: quietTo ?? quietHours.to };
  const quietEnd = quietUntil(now, quiet, timezone);
  if (quietEnd && !isUrgent(delivery, kind, moment, quietEnd)) return { act: 'hold', until: quietEnd };
  return { act: 'send' };
}
