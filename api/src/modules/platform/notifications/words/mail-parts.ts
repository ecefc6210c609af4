import type { Sql } from '#base/database/sql.ts';
import type { PageLanguage } from '#base/http/page-language.ts';
import type { MonthNames } from '#base/time/moment-text.ts';
import type { Details, DetailsOf, FindDetails, Recipient } from './delivery-deps.ts';

/** The recipient of a mail, with what its times are written by. */
interface TimedRecipient extends Recipient {
  months: MonthNames;
  now: Date;
}

type Facts = Details['facts'];
type FindFacts = (sql: Sql, about: DetailsOf, recipient: TimedRecipient) => Facts | Promise<Facts>;
type FindTexts = (sql: Sql, id: number, language: PageLanguage) => Promise<Details['texts']>;

/** What a module adds to the mails about notifications (D84). */
export interface MailParts {
  /** Times, days and people, by the word before the dot of a kind's key. */
  facts?: Readonly<Record<string, FindFacts>>;
  /** Texts as they were written, by the key of a kind: for mails with the whole report. */
  texts?: Readonly<Record<string, FindTexts>>;
  /** Everything, by the key of a kind. */
  details?: Readonly<Record<string, FindDetails>>;
}

/** The details of mails from the parts of all modules. */
export function detailsOfModules(modules: readonly MailParts[]): FindDetails {
  const all = <Name extends keyof MailParts>(name: Name): NonNullable<MailParts[Name]> =>
    Object.assign({}, ...modules.map((parts) => parts[name] ?? {}));
  const [facts, texts, details] = [all('facts'), all('texts'), all('details')];
  return async (sql, about) => {
    const { key, relatedId, recipient, isFull, months, now } = about;
    const whole = details[key];
    if (whole) return whole(sql, about);
    const found = await facts[key.slice(0, key.indexOf('.'))]?.(sql, about, { ...recipient, months, now });
    const written = isFull ? await texts[key]?.(sql, relatedId, recipient.language) : undefined;
    return { facts: found ?? [], texts: written ?? [] };
  };
}
