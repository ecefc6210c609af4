import type { PageLanguage } from '#base/http/page-language.ts';
import { countryOptions } from '#modules/forms/forms/page/country-options.ts';
import { errorHtml, invalidAttribute } from '#modules/forms/forms/page/filled.ts';
import { zoneOptions } from '#modules/forms/forms/page/zone-options.ts';
import { genders, subjects } from '#modules/people/people/profiles/teaching.fields.ts';
import { subjectWords } from '../subject-words.ts';
import { type FieldPage, field, line, type Option, select, textArea } from './lead-field.ts';
import type { LeadTexts } from './lead-texts.ts';

/** The languages of classes in the choice; a family can also write another one. */
const languages = ['ar', 'en', 'fr', 'de', 'tr', 'ur'];

interface Drawn extends FieldPage {
  texts: LeadTexts;
  language: PageLanguage;
  /** Whether the address of the request can be typed: it stays once the request is sent. */
  hasEmail: boolean;
}

function languageOptions(language: PageLanguage, any: string): Option[] {
  const names = new Intl.DisplayNames(language, { type: 'language' });
  return [['', any], ...languages.map((code): Option => [code, names.of(code) ?? code])];
}

function learnerFields(page: Drawn): string {
  const { texts, language } = page;
  const options = subjects.map((subject): Option => [subject, subjectWords({ subject, pageLanguage: language })]);
  const name = line(page, 'learnerName', 'required maxlength="100" dir="auto"');
  const age = line(page, 'learnerAge', 'required inputmode="numeric" maxlength="3" dir="ltr"');
  const subject = select(page, { name: 'subject', options, preset: 'recitation', more: ' required' });
  const level = line(page, 'level', 'maxlength="100" dir="auto"', texts.levelHelp);
  return [
    field(page, { name: 'learnerName', label: texts.learnerName, isRequired: true, input: name }),
    field(page, { name: 'learnerAge', label: texts.learnerAge, isRequired: true, input: age }),
    field(page, { name: 'subject', label: texts.subject, isRequired: true, input: subject }),
    field(page, { name: 'level', label: texts.level, help: texts.levelHelp, isOptional: true, input: level }),
  ].join('');
}

function wishFields(page: Drawn): string {
  const { texts, language, filled } = page;
  const wished: Option[] = [['', texts.any], ...genders.map((gender): Option => [gender, texts[gender]])];
  const spoken = languageOptions(language, texts.any);
  const zones: Option[] = [['', texts.chooseZone], ...zoneOptions(language)];
  const words = textArea(page, 'times', `rows="3" maxlength="1000" dir="auto" placeholder="${texts.timesPlaceholder}"`);
  const chosen = filled.valueOf('chosenTimes') ?? '';
  return [
    field(page, {
      name: 'teacherGender',
      label: texts.teacherGender,
      input: select(page, { name: 'teacherGender', options: wished, preset: '' }),
    }),
    field(page, {
      name: 'language',
      label: texts.language,
      input: select(page, { name: 'language', options: spoken, preset: language }),
    }),
    field(page, {
      name: 'timezone',
      label: texts.timezone,
      isRequired: true,
      input: select(page, {
        name: 'timezone',
        options: zones,
        preset: '',
        more: ` required data-search="${texts.searchZone}"`,
      }),
    }),
    `<div id="offered" class="field" data-path="chosenTimes" hidden><input type="hidden" name="chosenTimes" id="chosenTimes" value="${/^[\dTZ:.,-]*$/.test(chosen) ? chosen : ''}">${errorHtml('chosenTimes', filled.errorOf('chosenTimes'))}</div>`,
    field(page, { name: 'times', label: texts.times, isOptional: true, input: words }),
  ].join('');
}

function phoneField(page: Drawn): string {
  const { texts, language } = page;
  const options: Option[] = [['', texts.chooseCountry], ...countryOptions(language)];
  const country = select(page, {
    name: 'phoneCountry',
    options,
    preset: '',
    more: ` aria-label="${texts.phoneCountry}" autocomplete="country" data-search="${texts.searchCountry}"`,
  });
  const number = line(page, 'phone', 'type="tel" maxlength="40" autocomplete="tel" dir="ltr"', texts.phoneHelp);
  const input = `<div class="phone">${country}${number}</div>`;
  return field(page, { name: 'phone', label: texts.phone, help: texts.phoneHelp, input });
}

function contactFields(page: Drawn): string {
  const { texts } = page;
  const name = line(page, 'name', 'maxlength="100" autocomplete="name" dir="auto"', texts.nameHelp);
  const email = line(page, 'email', 'type="email" maxlength="254" autocomplete="email" dir="ltr"');
  return [
    field(page, { name: 'name', label: texts.name, help: texts.nameHelp, isOptional: true, input: name }),
    page.hasEmail ? field(page, { name: 'email', label: texts.email, input: email }) : '',
    phoneField(page),
  ].join('');
}

export function consentField({ filled, texts: { consent } }: Pick<Drawn, 'filled' | 'texts'>): string {
  const error = filled.errorOf('consent');
  const checked = filled.valueOf('consent') === 'true' ? ' checked' : '';
  return `<div class="field" data-path="consent" data-required><label class="choice" for="consent"><input id="consent" name="consent" type="checkbox" value="true" required${checked} aria-describedby="consent-error"${invalidAttribute(error)}><span>${consent}</span></label>${errorHtml('consent', error)}</div>`;
}

const section = (title: string, fields: string) =>
  `<fieldset><legend class="section">${title}</legend>${fields}</fieldset>`;

/** The fields of a request for a free trial, with what was typed and what is wrong. */
export const leadFieldsHtml = (page: Drawn): string =>
  [
    section(page.texts.learner, learnerFields(page)),
    section(page.texts.wishes, wishFields(page)),
    section(page.texts.contact, contactFields(page)),
  ].join('\n');
