import type { PageLanguage } from '#base/http/page-language.ts';
import type { Channel, ChannelsOf, NotificationGroup } from './notification-groups.ts';

/** The kind of object that the `relatedId` of a response names. */
type NotificationScope = 'class' | 'product' | 'course' | 'comment' | 'post';

/** The group in which people choose it, and the channels beside the bell (D80). */
type Reach = {
  [Group in NotificationGroup]: { group: Group; channels: readonly ChannelsOf<Group>[] };
}[NotificationGroup];

/**
 * What a mail is about, at most 45 letters, since phones cut the rest. The sentence of the bell is in the mail itself.
 * Subjects stand in `<domain>.subjects.ts`.
 */
export type MailSubject = Readonly<Record<PageLanguage, string>>;

type Declaration<Param extends string> = Reach & {
  /**
   * `object.event`, as `post.liked`. The object is the one whose id is given to `notify` as related id, whichever
   * module declares the kind: when it is deleted, its notifications are found by both.
   */
  key: `${string}.${string}`;
  /** The subject of its mail. */
  subject?: MailSubject;
  scope: NotificationScope;
  /** A text for the API's documentation; the caller of `notify` chooses the recipients. */
  recipients: string;
  /** Strings that a remote can use in its text and its link. */
  params?: readonly Param[];
  /**
   * The parameters that are instants (ISO 8601): texts show them in the viewer's zone, and `message` gets them so. A
   * day without a time is shown unchanged.
   */
  instants?: readonly NoInfer<Param>[];
  /** The parameter that is the text's `count`; without one it is the number of actors. */
  count?: NoInfer<Param>;
  /** The parameter that responses have as `relatedId`, instead of the object's id. */
  relatedParam?: NoInfer<Param>;
  /** Whether events within ten minutes are gathered in one notification. */
  gathered?: boolean;
  /** Whether a notification is unread again after the same event, even by the same actor. */
  again?: boolean;
  /** The step in the life of its object: several within a minute are sent as one, with the last state (D82). */
  change?: 'begins' | 'changes' | 'ends';
  /** The parameter with the instant after which it is no longer sent (D82). */
  until?: NoInfer<Param>;
  /**
   * Seconds that a channel waits, so that nothing is sent that is read meanwhile. While a notification stays unread it
   * causes one mail, however often the event is repeated.
   */
  waits?: Readonly<Record<Channel, number>>;
  /**
   * The parameter with an instant: if that is near, the notification is also sent in quiet hours (D83). A change has its
   * first instant there.
   */
  urgentBy?: NoInfer<Param>;
  /** Whether it is also sent in quiet hours (D83). */
  urgent?: boolean;
  /** In plain English, for clients that do not know the key. */
  message(params: Readonly<Record<NoInfer<Param>, string>>, count: number): string;
};

/** A kind of notification, declared by its domain. */
export type NotificationKind<Param extends string = string> = Declaration<Param> & {
  params: readonly Param[];
  instants: readonly Param[];
};

/** Declares a kind of notification. */
export const defineNotification = <const Param extends string = never>(
  declaration: Declaration<Param>,
): NotificationKind<Param> => ({ params: [], instants: [], ...declaration });
