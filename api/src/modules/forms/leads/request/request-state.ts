import type { Ctx } from '#base/http/ctx.ts';
import type { PageLanguage } from '#base/http/page-language.ts';
import { momentText, placeOf } from '#base/time/moment-text.ts';
import { existingClasses } from '#modules/classes/classes/existing-classes.ts';
import { answerBy, answerByText } from '#modules/platform/academy/answer-by.ts';
import type { Lead } from './open-request.ts';
import { requestTexts } from './request-texts.ts';

type PageCtx = Pick<Ctx, 'sql' | 'deps' | 'now'>;

const trialText = `select starts_at as "startsAt" from ${existingClasses} c where c.id = $1`;

async function trialTime({ sql, deps, now }: PageCtx, { classId, timezone }: Lead, language: PageLanguage) {
  const [trial] = await sql.query<{ startsAt: Date }>({ name: 'trial-of-request', text: trialText, values: [classId] });
  if (!trial) return '';
  const at = new Date(trial.startsAt);
  const text = momentText(at.toISOString(), { language, timezone, now, months: deps.academy().monthNames });
  return `${text} (${placeOf(timezone, language, at)})`;
}

function openLines({ deps, now }: PageCtx, lead: Lead, language: PageLanguage): string[] {
  const texts = requestTexts(language);
  if (lead.status === 'contacted') return [texts.contacted];
  const by = answerByText(lead.createdAt, { deps, now, language, timezone: lead.timezone });
  if (answerBy(deps, lead.createdAt) >= now) return [texts.open(by)];
  const { email, phone } = deps.academy();
  const contacts = [email, phone].filter((each) => each !== null).join(' · ');
  return [texts.late(by), ...(contacts ? [texts.reach(contacts)] : [])];
}

/** What happens next with a request, in lines. */
export async function nextLines(ctx: PageCtx, lead: Lead, language: PageLanguage): Promise<string[]> {
  const texts = requestTexts(language);
  switch (lead.status) {
    case 'new':
    case 'contacted':
      return openLines(ctx, lead, language);
    case 'trial_set':
      return [texts.trial_set(await trialTime(ctx, lead, language))];
    case 'lost':
      return [lead.withdrawnAt ? texts.withdrawn : texts.closed];
    default:
      return [texts[lead.status]];
  }
}
