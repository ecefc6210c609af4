import type { Ctx } from '#base/http/ctx.ts';
import type { PageLanguage } from '#base/http/page-language.ts';
import { greeting, mailInLanguages, textIn } from '#base/mail/mail-in-languages.ts';
import { mailName } from '#base/mail/mail-name.ts';
import type { Mail } from '#base/mail/mailer.ts';
import { answerByText } from '#modules/platform/academy/answer-by.ts';
import type { Lead } from './open-request.ts';
import { listedFacts } from './request-facts.ts';
import { pageOfKey, requestKey } from './request-key.ts';
import { requestTexts } from './request-texts.ts';

/**
 * D165: what was asked, what happens next, by when, and the link to change or withdraw it. Only words of ours and a name
 * without a link: anybody can type the address of somebody else.
 */
export function requestMail({ deps, now }: Pick<Ctx, 'deps' | 'now'>, lead: Lead & { email: string }): Mail {
  const academy = deps.academy();
  const key = requestKey(deps.mailSecret, lead.id);
  const blocks = (language: PageLanguage) => {
    const link = new URL(pageOfKey(key, language), deps.settings.publicUrl).href;
    const texts = requestTexts(language);
    const by = answerByText(lead.createdAt, { deps, now, language, timezone: lead.timezone });
    return [
      textIn(language, greeting(language, mailName(lead.name))),
      textIn(language, texts.mailText),
      textIn(language, texts.mailNext(by)),
      { kind: 'facts', facts: listedFacts(lead, { language, now, months: academy.monthNames }) } as const,
      { kind: 'button', label: texts.mailLink, url: link, language } as const,
      textIn(language, texts.mailAfter),
    ];
  };
  const subject = (language: PageLanguage) => requestTexts(language).mailSubject;
  return mailInLanguages({ to: lead.email, language: lead.pageLanguage, academy, subject, blocks });
}
