import { escapeHtml } from '#base/http/html-page.ts';
import type { PageLanguage } from '#base/http/page-language.ts';
import type { Page } from '#modules/forms/page/form-html.ts';
import { genders, subjects } from '#modules/people/profiles/teaching.fields.ts';
import { subjectWords } from '../subject-words.ts';
import { type LeadTexts, leadTexts, scriptTexts } from './lead-texts.ts';

export const LEAD_PAGE = '/free-trial';

/** The languages of classes in the choice; a family can also write another one. */
const languages = ['ar', 'en', 'fr', 'de', 'tr', 'ur'];

interface Field {
  name: string;
  label: string;
  /** The input as HTML. */
  input: string;
  help?: string;
  optional?: string | undefined;
  isRequired?: boolean;
}

const described = (name: string, help: string | undefined) =>
  ` aria-describedby="${help ? `${name}-help ` : ''}${name}-error"`;

function field({ name, label, input, help, optional, isRequired = false }: Field): string {
  const hint = optional ? ` <small>${optional}</small>` : '';
  const text = help ? `<p class="help" id="${name}-help">${help}</p>` : '';
  return `<div class="field" data-path="${name}"${isRequired ? ' data-required' : ''}><label class="label" for="${name}">${label}${hint}</label>
${input}${text}<p class="error" id="${name}-error" hidden></p></div>`;
}

const line = (name: string, more: string, help?: string) =>
  `<input class="input" id="${name}" name="${name}" ${more}${described(name, help)}>`;

type Option = readonly [value: string, text: string];

function select(name: string, options: readonly Option[], chosen: string, more = ''): string {
  const items = options.map(
    ([value, text]) =>
      `<option value="${escapeHtml(value)}"${value === chosen ? ' selected' : ''}>${escapeHtml(text)}</option>`,
  );
  return `<select class="input" id="${name}" name="${name}"${more}${described(name, undefined)}>${items.join('')}</select>`;
}

const zones = Intl.supportedValuesOf('timeZone');
const zoneOptions = (zone: string): Option[] =>
  [...new Set([zone, ...zones])].sort().map((each) => [each, each.replaceAll('_', ' ')]);

function languageOptions(language: PageLanguage, any: string): Option[] {
  const names = new Intl.DisplayNames(language, { type: 'language' });
  return [['', any], ...languages.map((code): Option => [code, names.of(code) ?? code])];
}

function learnerFields(texts: LeadTexts, language: PageLanguage, optional: string): string {
  const options = subjects.map((subject): Option => [subject, subjectWords({ subject, pageLanguage: language })]);
  return [
    field({
      name: 'learnerName',
      label: texts.learnerName,
      isRequired: true,
      input: line('learnerName', 'required maxlength="100" dir="auto"'),
    }),
    field({
      name: 'learnerAge',
      label: texts.learnerAge,
      isRequired: true,
      input: line('learnerAge', 'required inputmode="numeric" maxlength="3" dir="ltr"'),
    }),
    field({
      name: 'subject',
      label: texts.subject,
      isRequired: true,
      input: select('subject', options, 'recitation', ' required'),
    }),
    field({
      name: 'level',
      label: texts.level,
      help: texts.levelHelp,
      optional,
      input: line('level', 'maxlength="100" dir="auto"', texts.levelHelp),
    }),
  ].join('');
}

function wishFields(texts: LeadTexts, language: PageLanguage, zone: string, optional: string): string {
  const wished: Option[] = [['', texts.any], ...genders.map((gender): Option => [gender, texts[gender]])];
  const words = `<textarea class="input" id="times" name="times" rows="3" maxlength="1000" dir="auto" placeholder="${texts.timesPlaceholder}"${described('times', undefined)}></textarea>`;
  return [
    field({ name: 'teacherGender', label: texts.teacherGender, input: select('teacherGender', wished, '') }),
    field({
      name: 'language',
      label: texts.language,
      input: select('language', languageOptions(language, texts.any), language),
    }),
    field({ name: 'timezone', label: texts.timezone, input: select('timezone', zoneOptions(zone), zone) }),
    `<div id="offered" class="field" data-path="chosenTimes" hidden><input type="hidden" name="chosenTimes" id="chosenTimes"><p class="error" hidden></p></div>`,
    field({ name: 'times', label: texts.times, optional, input: words }),
  ].join('');
}

function contactFields(texts: LeadTexts, optional: string): string {
  return [
    field({
      name: 'name',
      label: texts.name,
      help: texts.nameHelp,
      optional,
      input: line('name', 'maxlength="100" autocomplete="name" dir="auto"', texts.nameHelp),
    }),
    field({
      name: 'email',
      label: texts.email,
      input: line('email', 'type="email" maxlength="254" autocomplete="email" dir="ltr"'),
    }),
    field({
      name: 'phone',
      label: texts.phone,
      help: texts.phoneHelp,
      input: line('phone', 'type="tel" maxlength="40" autocomplete="tel" dir="ltr"', texts.phoneHelp),
    }),
  ].join('');
}

const consentField = ({ consent }: LeadTexts) =>
  `<div class="field" data-path="consent" data-required><label class="choice" for="consent"><input id="consent" name="consent" type="checkbox" value="true" required aria-describedby="consent-error"><span>${consent}</span></label><p class="error" id="consent-error" hidden></p></div>`;

interface Drawn {
  language: PageLanguage;
  /** The zone without a script: the academy's. */
  zone: string;
  source: string;
  isSent: boolean;
}

const section = (title: string, fields: string) =>
  `<fieldset><legend class="section">${title}</legend>${fields}</fieldset>`;

/** The page for requesting a free trial (D105); it works without scripts, and then accepts times as text. */
export function leadHtml({ language, zone, source, isSent }: Drawn): Omit<Page, 'head' | 'isListed'> {
  const texts = leadTexts(language);
  const script = scriptTexts(language);
  const { optional, otherLanguage, website, sending } = script;
  const other = language === 'ar' ? 'en' : 'ar';
  const about = escapeHtml(JSON.stringify({ id: 'free-trial', texts: script, times: texts, megabytes: 0 }));
  const query = source ? `&amp;source=${encodeURIComponent(source)}` : '';
  const header = `<a href="?lang=${other}${query}" lang="${other}" hreflang="${other}">${otherLanguage}</a>`;
  const body = `<h1>${texts.title}</h1><p class="lead">${texts.lead}</p>
<p id="status" class="${isSent ? 'done' : ''}" role="status" tabindex="-1">${isSent ? texts.thanks : ''}</p>
<form id="form" method="post" action="/api/leads/form" enctype="multipart/form-data" data-about="${about}"${isSent ? ' data-sent' : ''}>
<fieldset id="fields"${isSent ? ' disabled' : ''}><input type="hidden" name="pageLanguage" value="${language}"><input type="hidden" name="source" value="${escapeHtml(source)}">
${section(texts.learner, learnerFields(texts, language, optional))}
${section(texts.wishes, wishFields(texts, language, zone, optional))}
${section(texts.contact, contactFields(texts, optional))}
${consentField(texts)}<div class="extra" aria-hidden="true"><label for="website">${website}</label><input id="website" name="website" tabindex="-1" autocomplete="off"></div>
<progress id="progress" max="1" value="0" hidden aria-label="${sending}"></progress>
<button id="send">${texts.send}</button></fieldset></form>`;
  return { title: texts.title, body, language, header };
}
