import type { Ctx } from '#base/http/ctx.ts';
import type { PageLanguage } from '#base/http/page-language.ts';
import type { FurtherWords } from '#modules/accounts/identity/index.ts';
import { answerByText } from '#modules/platform/academy/answer-by.ts';
import type { Learners } from './own.schema.ts';

interface Asked {
  ctx: Ctx;
  timezone: string;
  learners: Learners | undefined;
}

const few = (count: number) => (count === 1 ? 'لطفل واحد' : count === 2 ? 'لطفلين' : `لعدد ${count} من الأطفال`);

/** Who learns, by numbers: names are not mailed to an address that nobody has confirmed. */
const who = {
  en({ self, children }: Learners): string {
    const own = self ? ['yourself'] : [];
    const many = children.length === 1 ? 'one child' : `${children.length} children`;
    return [...own, ...(children.length > 0 ? [many] : [])].join(' and ');
  },
  ar({ self, children }: Learners): string {
    const own = self ? ['لك'] : [];
    return [...own, ...(children.length > 0 ? [few(children.length)] : [])].join(' و');
  },
};

const words = {
  en: {
    asked: (learners: string) =>
      learners ? `You have signed up: ${learners}.` : 'You have signed up, but have not said yet who will learn.',
    next: (by: string) =>
      `What happens next: the academy will look at it and write to you by ${by}, in your messages and by email.`,
    say: 'What happens next: choose on your page who will learn. There you can also ask for a free trial, or buy a package.',
    change: 'On your page you can change this, and withdraw it until classes begin.',
  },
  ar: {
    asked: (learners: string) =>
      learners ? `وصل تسجيلك لطلب التعلم: ${learners}.` : 'وصل تسجيلك، ولم يُحدد فيه بعد من سيتعلم.',
    next: (by: string) => `ما يحدث الآن: تنظر الأكاديمية في الطلب، ويصلك الرد في رسائلك وبالبريد قبل ${by}.`,
    say: 'ما يحدث الآن: يمكن في صفحتك تحديد من سيتعلم، وطلب حصة تجريبية مجانية أو شراء باقة.',
    change: 'يمكن في صفحتك تعديل ذلك كله، وسحبه حتى تبدأ الحصص.',
  },
} as const;

/** D165: what the mail after a sign-up says: what was asked, what happens next and by when, and how to change it. */
export function signUpWords(language: PageLanguage, { ctx, timezone, learners }: Asked): FurtherWords {
  const said = words[language];
  const asked = learners ? who[language](learners) : '';
  const by = answerByText(ctx.now, { deps: ctx.deps, now: ctx.now, language, timezone });
  return { before: [said.asked(asked)], after: [asked ? said.next(by) : said.say, said.change] };
}
