import type { Channel, ChannelsOf, NotificationGroup } from './notification-groups.ts';

/** What sort of object the `relatedId` of a response names. */
type NotificationScope = 'class' | 'product' | 'course' | 'comment' | 'post';

/** The group by which people choose, and by what it may arrive beside the bell (D80). */
type Reach = {
  [Group in NotificationGroup]: { group: Group; channels: readonly ChannelsOf<Group>[] };
}[NotificationGroup];

type Declaration<Param extends string> = Reach & {
  /**
   * `object.event`, as `post.liked`. The object is what the related id given to `notify` names, whichever module declares
   * the kind: when it is deleted, its notifications are found by both.
   */
  key: `${string}.${string}`;
  scope: NotificationScope;
  /** In words, for the API's documentation; whoever calls `notify` finds them. */
  recipients: string;
  /** Strings that a remote can use in its text and its link. */
  params?: readonly Param[];
  /**
   * Those of the parameters that are instants (ISO 8601): texts show them in the viewer's zone, as `message` gets them. A
   * day without a time is shown as it is.
   */
  instants?: readonly NoInfer<Param>[];
  /** The parameter that is the text's `count`; without one that is the number of actors. */
  count?: NoInfer<Param>;
  /** The parameter that a response gives as `relatedId`, in place of the object's. */
  relatedParam?: NoInfer<Param>;
  /** Whether what happens within ten minutes is one notification. */
  gathered?: boolean;
  /** Whether a notification is unread again when the same happens again, even by the same actor. */
  again?: boolean;
  /** What it says of the life of its object: several within a minute arrive as one, which says the last state (D82). */
  change?: 'begins' | 'changes' | 'ends';
  /** The instant among the parameters after which it does not arrive any more (D82). */
  until?: NoInfer<Param>;
  /**
   * Seconds that a channel waits, so that what is read meanwhile does not arrive. For as long as a notification stays unread
   * one mail says it, however often it happens again.
   */
  waits?: Readonly<Record<Channel, number>>;
  /** The instant among the parameters that lets it arrive in quiet hours where it is near (D83); a change's is its first. */
  urgentBy?: NoInfer<Param>;
  /** Whether it arrives in quiet hours too (D83). */
  urgent?: boolean;
  /** In plain English, for clients that do not know the key. */
  message(params: Readonly<Record<NoInfer<Param>, string>>, count: number): string;
};

/** A kind of notification, as its domain declares it. */
export type NotificationKind<Param extends string = string> = Declaration<Param> & {
  params: readonly Param[];
  instants: readonly Param[];
};

/** Declares a kind of notification. */
export const defineNotification = <const Param extends string = never>(
  declaration: Declaration<Param>,
): NotificationKind<Param> => ({ params: [], instants: [], ...declaration });
