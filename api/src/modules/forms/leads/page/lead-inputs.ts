import type { PageLanguage } from '#base/http/page-language.ts';
import { type MonthNames, momentText } from '#base/time/moment-text.ts';
import { countryOptions } from '#modules/forms/forms/page/country-options.ts';
import { zoneOptions } from '#modules/forms/forms/page/zone-options.ts';
import { genders, subjects } from '#modules/people/people/profiles/teaching.fields.ts';
import type { leads } from '../leads.table.ts';
import { subjectWords } from '../subject-words.ts';
import { type FieldPage, line, type Option, scripted, select, textArea } from './lead-field.ts';
import { type LeadTexts, leadTexts } from './lead-texts.ts';

export interface LeadPage extends FieldPage {
  texts: LeadTexts;
  language: PageLanguage;
}

type Lead = typeof leads.$inferSelect;

/** On which page a fact is shown. */
export interface Shown {
  language: PageLanguage;
  now: Date;
  months: MonthNames;
}

/** The parts of the page, in its order. */
export const sections = ['learner', 'wishes', 'contact'] as const;

interface LeadInput {
  section: (typeof sections)[number];
  label: Readonly<Record<PageLanguage, string>>;
  help?: Readonly<Record<PageLanguage, string>>;
  is?: 'required' | 'optional';
  /** The input as HTML; `help` is in the page's language. */
  input: (page: LeadPage, help?: string) => string;
  /** Whether `input` also has the label, and the place of its error. */
  isWhole?: true;
  /** What the page of a sent request shows; by default nothing. */
  fact?: (lead: Lead, about: Shown) => string | null;
  /** Whether the fact is in words of ours for this lead: a mail may go to an address that somebody else typed. */
  isListed?: (lead: Lead) => boolean;
}

/** The languages of classes in the choice; a family can also write another one. */
const languages = ['ar', 'en', 'fr', 'de', 'tr', 'ur'];

function languageName(code: string | null, language: PageLanguage): string | null {
  if (!code || !/^[a-z]{2,3}$/.test(code)) return code;
  return new Intl.DisplayNames(language, { type: 'language' }).of(code) ?? code;
}

function languageOptions({ language, texts }: LeadPage): Option[] {
  const names = new Intl.DisplayNames(language, { type: 'language' });
  return [['', texts.any], ...languages.map((code): Option => [code, names.of(code) ?? code])];
}

function phoneInput(page: LeadPage, help?: string): string {
  const { texts, language } = page;
  const country = select(page, {
    name: 'phoneCountry',
    options: [['', texts.chooseCountry], ...countryOptions(language)],
    preset: '',
    more: ` aria-label="${texts.phoneCountry}" autocomplete="country" data-search="${texts.searchCountry}"`,
  });
  const number = line(page, 'phone', 'type="tel" maxlength="40" autocomplete="tel" dir="ltr"', help);
  return `<div class="phone">${country}${number}</div>`;
}

function chosenTimes(page: LeadPage): string {
  const chosen = page.filled.valueOf('chosenTimes') ?? '';
  return scripted(page, 'chosenTimes', /^[\dTZ:.,-]*$/.test(chosen) ? chosen : '');
}

function chosenText({ chosenTimes: chosen, timezone }: Lead, { language, now, months }: Shown): string {
  const starts = [...chosen].sort((one, other) => one.getTime() - other.getTime());
  return starts.map((at) => momentText(at.toISOString(), { language, timezone, now, months })).join(' · ');
}

/** The inputs of a request for a free trial, each listed once, in the order of the page. */
export const leadInputs: Readonly<Record<string, LeadInput>> = {
  learnerName: {
    section: 'learner',
    label: { en: 'Name of the learner', ar: 'اسم المتعلم' },
    is: 'required',
    input: (page) => line(page, 'learnerName', 'required maxlength="100" dir="auto"'),
  },
  learnerAge: {
    section: 'learner',
    label: { en: 'Age', ar: 'العمر' },
    is: 'required',
    input: (page) => line(page, 'learnerAge', 'required inputmode="numeric" maxlength="3" dir="ltr"'),
    fact: ({ learnerAge }) => String(learnerAge),
    isListed: () => true,
  },
  subject: {
    section: 'learner',
    label: { en: 'What to learn', ar: 'التخصص' },
    is: 'required',
    input: (page) => {
      const options = subjects.map(
        (subject): Option => [subject, subjectWords({ subject, pageLanguage: page.language })],
      );
      return select(page, { name: 'subject', options, preset: 'recitation', more: ' required' });
    },
    fact: ({ subject }, { language }) => subjectWords({ subject, pageLanguage: language }),
    isListed: ({ subject }) => subjects.some((each) => each === subject),
  },
  level: {
    section: 'learner',
    label: { en: 'Level', ar: 'المستوى' },
    help: {
      en: 'In your own words, for example: knows the letters, reads slowly.',
      ar: 'بكلمات حرة، مثل: معرفة الحروف، أو القراءة ببطء.',
    },
    is: 'optional',
    input: (page, help) => line(page, 'level', 'maxlength="100" dir="auto"', help),
    fact: ({ level }) => level,
  },
  teacherGender: {
    section: 'wishes',
    label: { en: 'Teacher', ar: 'المعلم' },
    input: (page) => {
      const wished = genders.map((gender): Option => [gender, page.texts[gender]]);
      return select(page, { name: 'teacherGender', options: [['', page.texts.any], ...wished], preset: '' });
    },
    fact: ({ teacherGender }, { language }) => teacherGender && leadTexts(language)[teacherGender],
    isListed: () => true,
  },
  language: {
    section: 'wishes',
    label: { en: 'Language of the class', ar: 'لغة الحصة' },
    input: (page) => select(page, { name: 'language', options: languageOptions(page), preset: page.language }),
    fact: (lead, { language }) => languageName(lead.language, language),
  },
  timezone: {
    section: 'wishes',
    label: { en: 'Your time zone', ar: 'المنطقة الزمنية' },
    is: 'required',
    input: (page) => {
      const options: Option[] = [['', page.texts.chooseZone], ...zoneOptions(page.language)];
      return select(page, {
        ...{ name: 'timezone', options, preset: '' },
        more: ` required data-search="${page.texts.searchZone}"`,
      });
    },
  },
  chosenTimes: {
    section: 'wishes',
    label: { en: leadTexts('en').chosenTimes, ar: leadTexts('ar').chosenTimes },
    input: chosenTimes,
    isWhole: true,
    fact: chosenText,
    isListed: () => true,
  },
  times: {
    section: 'wishes',
    label: { en: 'Times that suit you, in words', ar: 'الأوقات المناسبة بالكلمات' },
    is: 'optional',
    input: (page) =>
      textArea(page, 'times', `rows="3" maxlength="1000" dir="auto" placeholder="${page.texts.timesPlaceholder}"`),
    fact: ({ times }) => times,
  },
  name: {
    section: 'contact',
    label: { en: 'Your name', ar: 'اسمك' },
    help: {
      en: 'For a child: the parent. Leave it empty if you are the learner.',
      ar: 'للأطفال: اسم ولي الأمر. ويُترك فارغًا إن كان الطلب من المتعلم نفسه.',
    },
    is: 'optional',
    input: (page, help) => line(page, 'name', 'maxlength="100" autocomplete="name" dir="auto"', help),
  },
  email: {
    section: 'contact',
    label: { en: 'Email', ar: 'البريد الإلكتروني' },
    input: (page) => line(page, 'email', 'type="email" maxlength="254" autocomplete="email" dir="ltr"'),
    fact: ({ email }) => email,
  },
  phone: {
    section: 'contact',
    label: { en: 'Phone', ar: 'الهاتف' },
    help: {
      en: 'An email address or a phone number is enough.',
      ar: 'يكفي البريد الإلكتروني أو رقم الهاتف.',
    },
    input: phoneInput,
    fact: ({ phone }) => phone,
  },
};
