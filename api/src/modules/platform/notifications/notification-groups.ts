/** The channels of notifications beside the bell (D80). */
export const channels = ['push', 'mail'] as const;
export type Channel = (typeof channels)[number];

interface GroupRule {
  /** Whether the channel is on by default; null: it is not offered. */
  push: boolean | null;
  mail: boolean | null;
  /** Whether its mails are gathered in one daily mail (D84). */
  digest?: true;
  /** Whether it cannot be switched off. */
  fixed?: true;
}

/** The groups of notifications that users choose, in the order of the page (D80). */
const groupRules = {
  reminders: { push: true, mail: true },
  changes: { push: true, mail: true },
  reports: { push: true, mail: true },
  money: { push: true, mail: true },
  messages: { push: true, mail: true },
  timeline: { push: false, mail: false, digest: true },
  office: { push: false, mail: true, digest: true },
  account: { push: null, mail: true, fixed: true },
} as const satisfies Record<string, GroupRule>;

export type NotificationGroup = keyof typeof groupRules;
export const groupKeys = Object.keys(groupRules) as NotificationGroup[];

/** The channels that kinds of a group may use. */
export type ChannelsOf<Group extends NotificationGroup> = Group extends 'account' ? 'mail' : Channel;

/** The rule of a group, with its general type. */
export const ruleOf = (group: NotificationGroup): GroupRule => groupRules[group];
