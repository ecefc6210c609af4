/** What sort of object the `relatedId` of a response names. */
type NotificationScope = 'class' | 'product' | 'course' | 'comment' | 'post';

interface Declaration<Param extends string> {
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
  /** Those of the parameters that are instants (ISO 8601): texts show them in the viewer's zone, as `message` gets them. */
  instants?: readonly NoInfer<Param>[];
  /** The parameter that is the text's `count`; without one that is the number of actors. */
  count?: NoInfer<Param>;
  /** The parameter that a response gives as `relatedId`, in place of the object's. */
  relatedParam?: NoInfer<Param>;
  /** Whether what happens within ten minutes is one notification. */
  gathered?: boolean;
  /** Whether a notification is unread again when the same happens again, even by the same actor. */
  again?: boolean;
  /** In plain English, for clients that do not know the key. */
  message(params: Readonly<Record<NoInfer<Param>, string>>, count: number): string;
}

/** A kind of notification, as its domain declares it. */
export interface NotificationKind<Param extends string = string> extends Declaration<Param> {
  params: readonly Param[];
  instants: readonly Param[];
}

/** Declares a kind of notification. */
export const defineNotification = <const Param extends string = never>(
  declaration: Declaration<Param>,
): NotificationKind<Param> => ({ params: [], instants: [], ...declaration });
