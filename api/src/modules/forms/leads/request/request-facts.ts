import type { PageLanguage } from '#base/http/page-language.ts';
import { type MonthNames, momentText } from '#base/time/moment-text.ts';
import { subjects } from '#modules/people/people/profiles/teaching.fields.ts';
import { leadTexts } from '../page/lead-texts.ts';
import { subjectWords } from '../subject-words.ts';
import type { Lead } from './open-request.ts';
import { requestTexts } from './request-texts.ts';

interface Shown {
  language: PageLanguage;
  now: Date;
  months: MonthNames;
}

type Fact = readonly [label: string, value: string];
type Given = readonly [label: string, value: string | null];

const known = (facts: readonly Given[]): Fact[] =>
  facts.flatMap(([label, value]): Fact[] => (value ? [[label, value]] : []));

function languageName(code: string | null, language: PageLanguage): string | null {
  if (!code || !/^[a-z]{2,3}$/.test(code)) return code;
  return new Intl.DisplayNames(language, { type: 'language' }).of(code) ?? code;
}

function wishes(lead: Lead, { language, now, months }: Shown): Given[] {
  const texts = leadTexts(language);
  const about = { language, timezone: lead.timezone, now, months };
  const starts = [...lead.chosenTimes].sort((one, other) => one.getTime() - other.getTime());
  return [
    [texts.teacherGender, lead.teacherGender && texts[lead.teacherGender]],
    [texts.chosenTimes, starts.map((at) => momentText(at.toISOString(), about)).join(' · ')],
  ];
}

const isListed = (subject: string) => subjects.some((each) => each === subject);
const subjectOf = ({ subject }: Lead, language: PageLanguage) => subjectWords({ subject, pageLanguage: language });

/** The facts of a request that words of ours say: a mail may go to an address that somebody else typed. */
export function listedFacts(lead: Lead, about: Shown): Fact[] {
  const { language } = about;
  const texts = leadTexts(language);
  return known([
    [texts.learnerAge, String(lead.learnerAge)],
    [texts.subject, isListed(lead.subject) ? subjectOf(lead, language) : null],
    ...wishes(lead, about),
  ]);
}

/** All facts of a request, as the family typed them. */
export function requestFacts(lead: Lead, about: Shown): Fact[] {
  const { language } = about;
  const texts = leadTexts(language);
  return known([
    [requestTexts(language).learner, lead.learnerName],
    [texts.learnerAge, String(lead.learnerAge)],
    [texts.subject, subjectOf(lead, language)],
    [texts.level, lead.level],
    ...wishes(lead, about),
    [texts.language, languageName(lead.language, language)],
    [texts.times, lead.times],
    [texts.email, lead.email],
    [texts.phone, lead.phone],
  ]);
}
