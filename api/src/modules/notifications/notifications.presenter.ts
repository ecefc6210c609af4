import type { InferInput } from 'valibot';
import type { NotificationKind } from './define-notification.ts';
import type { notificationsPage } from './notifications.schema.ts';

type Presented = InferInput<typeof notificationsPage>['data'][number];

/** A row of `notifications`, as the list's statement reads it. */
export interface NotificationRow extends Pick<Presented, 'id' | 'key' | 'scope' | 'relatedId' | 'createdAt' | 'read'> {
  params: Record<string, string>;
  /** How many caused it. */
  actors: number;
}

const UNKNOWN = 'Something new in the academy';

/** Presents notifications of the declared kinds; one of another kind was written by a newer version. */
export function notificationPresenter(kinds: readonly NotificationKind[]): (row: NotificationRow) => Presented {
  const kindOf = new Map(kinds.map((kind) => [kind.key as string, kind]));
  return ({ params, actors, ...row }) => {
    const kind = kindOf.get(row.key);
    const count = kind?.count ? Number(params[kind.count]) : actors;
    return {
      ...row,
      message: kind?.message(params, count) ?? UNKNOWN,
      params: { ...params, count },
      relatedId: (kind?.relatedParam && params[kind.relatedParam]) ?? row.relatedId,
    };
  };
}
