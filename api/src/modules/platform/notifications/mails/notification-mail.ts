import { buildMail } from '#base/mail/build-mail.ts';
import type { MailBlock } from '#base/mail/mail-blocks.ts';
import { greeting } from '#base/mail/mail-in-languages.ts';
import type { Mail } from '#base/mail/mailer.ts';
import { type NotificationGroup, ruleOf } from '../notification-groups.ts';
import type { DeliveryDeps, Details } from '../words/delivery-deps.ts';
import type { Worded } from '../words/word-delivery.ts';
import { choicesUrl } from './choices-token.ts';

const words = {
  en: {
    open: 'View details',
    digest: (count: number) => `What is new today: ${count}`,
  },
  ar: {
    open: 'عرض التفاصيل',
    digest: (count: number) => `جديد اليوم: ${count}`,
  },
} as const;

const hostOf = (publicUrl: string) => new URL(publicUrl).hostname;

/** The links for changing the choices; mails that are always sent have none (D84). */
function choiceLinks({ publicUrl, mailSecret }: DeliveryDeps, userId: number, groups: readonly NotificationGroup[]) {
  if (groups.every((group) => ruleOf(group).fixed)) return {};
  const url = choicesUrl(publicUrl, mailSecret, { userId, groups });
  return { choicesUrl: url, unsubscribeUrl: url };
}

/** A kind without a subject has its sentence as one. */
const subjectOf = ({ kind, recipient, text }: Worded): string => kind.subject?.[recipient.language] ?? text;

/** A notification in a mail. */
export interface MailItem {
  worded: Worded;
  details: Details;
}

function blocksOf({ publicUrl }: DeliveryDeps, { worded: { recipient, text, url }, details }: MailItem): MailBlock[] {
  const { open } = words[recipient.language];
  const facts: MailBlock[] = details.facts.length > 0 ? [{ kind: 'facts', facts: details.facts }] : [];
  const { label = open, path } = details.button ?? {};
  const texts = details.texts.map((each): MailBlock => ({ kind: 'text', text: each, language: 'own' }));
  const button = { kind: 'button', label, url: path === undefined ? url : `${publicUrl}${path}` } as const;
  return [{ kind: 'text', text }, ...facts, ...texts, button];
}

/**
 * A mail about one notification, or about several of one kind (D82, D84). Its message id is derived from the first
 * delivery: a second copy is the same mail.
 */
export function notificationMail(deps: DeliveryDeps, items: readonly MailItem[]): Mail {
  const [first] = items;
  if (!first) throw new Error('a mail without a notification');
  const { delivery, kind, recipient } = first.worded;
  const subject = subjectOf(first.worded);
  return buildMail({
    to: delivery.email,
    language: recipient.language,
    academy: deps.academy(),
    subject: items.length > 1 ? `${subject} (+${items.length - 1})` : subject,
    blocks: [
      { kind: 'text', text: greeting(recipient.language, delivery.name) },
      ...items.flatMap((item) => blocksOf(deps, item)),
    ],
    messageId: `<delivery-${delivery.id}@${hostOf(deps.publicUrl)}>`,
    ...choiceLinks(deps, recipient.userId, [kind.group]),
  });
}

/** The daily mail: a line for each notification, in order. @param all of one recipient, at least one. */
export function digestMail(deps: DeliveryDeps, all: readonly [Worded, ...Worded[]]): Mail {
  const [{ delivery, recipient }] = all;
  const { digest } = words[recipient.language];
  const items = all.map(({ text, url }) => ({ text, url }));
  return buildMail({
    to: delivery.email,
    language: recipient.language,
    academy: deps.academy(),
    subject: all.length === 1 ? subjectOf(all[0]) : digest(all.length),
    blocks: [
      { kind: 'text', text: greeting(recipient.language, delivery.name) },
      { kind: 'list', items },
    ],
    messageId: `<digest-${delivery.id}@${hostOf(deps.publicUrl)}>`,
    ...choiceLinks(
      deps,
      recipient.userId,
      all.map((each) => each.kind.group),
    ),
  });
}
