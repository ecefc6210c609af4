import type { InferInput } from 'valibot';
import type { NotificationKind } from './define-notification.ts';
import { instantText } from './instant-text.ts';
import type { notificationsPage } from './notifications.schema.ts';

type Presented = InferInput<typeof notificationsPage>['data'][number];

/** A row of `notifications`, as the list's statement reads it. */
export interface NotificationRow extends Pick<Presented, 'id' | 'key' | 'scope' | 'relatedId' | 'createdAt' | 'read'> {
  params: Record<string, string>;
  /** The number of actors. */
  actors: number;
}

const UNKNOWN = 'Something new in the academy';

function withTimes({ instants }: NotificationKind, params: Record<string, string>, zone: string | null) {
  const texts = instants.flatMap((name) => (params[name] ? [[name, instantText(params[name], zone)]] : []));
  return { ...params, ...Object.fromEntries(texts) };
}

/** Presents notifications of the declared kinds in a user's zone; other kinds were written by a newer release. */
export function notificationPresenter(kinds: readonly NotificationKind[]) {
  const kindOf = new Map(kinds.map((kind) => [kind.key as string, kind]));
  return ({ params, actors, ...row }: NotificationRow, zone: string | null): Presented => {
    const kind = kindOf.get(row.key);
    const count = kind?.count ? Number(params[kind.count]) : actors;
    return {
      ...row,
      message: kind?.message(withTimes(kind, params, zone), count) ?? UNKNOWN,
      params: { ...params, count },
      relatedId: (kind?.relatedParam && params[kind.relatedParam]) ?? row.relatedId,
    };
  };
}
