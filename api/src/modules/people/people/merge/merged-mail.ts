import { isNoAddress, shownAddress } from '@academy/shared-auth/typed-text';
import type { Sql } from '#base/database/sql.ts';
import type { Ctx } from '#base/http/ctx.ts';
import type { PageLanguage } from '#base/http/page-language.ts';
import type { MailBlock } from '#base/mail/mail-blocks.ts';
import { greeting, mailInLanguages, textIn } from '#base/mail/mail-in-languages.ts';
import { mailLanguageOf } from '#modules/accounts/identity/note-language.ts';

const isolated = (text: string) => `\u2068${text}\u2069`;

const words = {
  en: {
    subject: 'Your two accounts are one now',
    merged: 'The academy has put your two accounts together: classes, payments and messages of both are in one.',
    signIn: (email: string) => `Sign in with ${isolated(email)} from now on.`,
    hint: 'If these were not both your accounts, write to the academy.',
    button: 'Sign in',
  },
  ar: {
    subject: 'حساباك صارا حسابًا واحدًا',
    merged: 'جمعت الأكاديمية حسابيك في حساب واحد، وفيه حصص الحسابين ودفعاتهما ورسائلهما.',
    signIn: (email: string) => `تسجيل الدخول من الآن بالعنوان ${isolated(email)}.`,
    hint: 'إن لم يكن الحسابان لك فنرجو مراسلة الأكاديمية.',
    button: 'تسجيل الدخول',
  },
} as const;

interface Merged {
  name: string;
  /** The address to sign in with; without one, the user name. */
  email: string;
  handle: string | null;
  language: PageLanguage | null;
  mailLanguage: PageLanguage | null;
}

/** Tells both addresses that the accounts are one: whoever has lost a way in must hear of it. */
export async function mailAboutMerge(sql: Sql, { deps }: Ctx, merged: Merged, to: readonly string[]): Promise<void> {
  const { jobs, academy, settings } = deps;
  const url = new URL('/auth/login', settings.publicUrl).href;
  const blocks = (language: PageLanguage): MailBlock[] => {
    const said = words[language];
    const lines = [
      greeting(language, merged.name),
      said.merged,
      said.signIn(shownAddress(merged.email) ?? merged.handle ?? ''),
      said.hint,
    ];
    return [...lines.map((text) => textIn(language, text)), { kind: 'button', label: said.button, url, language }];
  };
  for (const address of new Set(to.filter((each) => !isNoAddress(each))))
    await jobs.enqueue(
      sql,
      'mail',
      mailInLanguages({
        to: address,
        language: mailLanguageOf(merged),
        academy: academy(),
        subject: (language) => words[language].subject,
        blocks,
      }),
    );
}
