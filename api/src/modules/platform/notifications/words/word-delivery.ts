import { fillLink } from '@academy/shared-auth/notification-words';
import { nameIn } from '#base/personal-data/former-member.ts';
import type { NotificationKind } from '../define-notification.ts';
import { instantText } from '../instant-text.ts';
import type { DeliveryDeps, Recipient } from './delivery-deps.ts';
import type { DueDelivery } from './due-delivery.ts';
import type { NotificationWords } from './notification-words.ts';

/** A delivery to be sent, with its final kind and the last state of its object. */
export interface Speaking {
  delivery: DueDelivery;
  kind: NotificationKind;
  params: Readonly<Record<string, string>>;
  recipient: Recipient;
}

/** A delivery with its text and link. */
export interface Worded extends Speaking {
  text: string;
  url: string;
}

/** The API's own text, for a kind without a text in any live remote. */
function plainText({ kind, params, recipient }: Omit<Speaking, 'delivery'>, count: number): string {
  const times = kind.instants.flatMap((name) =>
    params[name] ? [[name, instantText(params[name], recipient.timezone)]] : [],
  );
  return kind.message({ ...params, ...Object.fromEntries(times) }, count);
}

async function linkOf(deps: DeliveryDeps, words: NotificationWords, speaking: Speaking): Promise<string | null> {
  const { kind, params, delivery, recipient } = speaking;
  const relatedId = (kind.relatedParam && params[kind.relatedParam]) || String(delivery.relatedId);
  for (const { to, route } of words.linksOf(kind.key)) {
    const isOpen = route.permissions.length + route.roles.length === 0;
    const path = fillLink(to, { ...params, relatedId });
    if (path !== null && (isOpen || (await deps.mayOpen(deps.sql, recipient.userId, route)))) return path;
  }
  return null;
}

/** The text of a delivery, the same as in the bell (ADR 29). Without a link of its own it links to the start page. */
export async function wordDelivery(deps: DeliveryDeps, words: NotificationWords, speaking: Speaking): Promise<Worded> {
  const { kind, params, delivery, recipient } = speaking;
  const count = kind.count ? Number(params[kind.count]) : delivery.actors;
  const { language, timezone: zone } = recipient;
  const { monthNames: months } = deps.academy();
  const named = Object.entries(params).map(([name, value]) => [name, nameIn(value, language)]);
  const shown: typeof params = Object.fromEntries(named);
  const reader = { reader: delivery.name, language, zone };
  const text = words.textOf({ key: kind.key, params: shown, count, ...reader, months, now: deps.now() });
  const path = (await linkOf(deps, words, speaking)) ?? '/dashboard';
  return {
    ...speaking,
    text: text ?? plainText({ kind, params: shown, recipient }, count),
    url: `${deps.publicUrl}${path}`,
  };
}
