import { escapeHtml } from '#base/http/html-page.ts';
import type { WireForm } from '#modules/forms/forms/forms.schema.ts';
import { errorHtml, type Filled, invalidAttribute, valueAttribute } from './filled.ts';
import type { FormTexts } from './form-texts.ts';

type Question = WireForm['questions'][number];

interface Drawn {
  /** The id of the input, or of the group. */
  id: string;
  name: string;
  question: Question;
  texts: FormTexts;
  filled: Filled;
}

const ACCEPTED = '.pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png';
const needed = ({ required }: Question) => (required ? ' required' : '');
const pathOf = ({ id }: Question) => `answers.${id}`;
const described = ({ id, question, filled }: Drawn, hasHelp = false) =>
  ` aria-describedby="${hasHelp ? `${id}-help ` : ''}${id}-error"${invalidAttribute(filled.errorOf(pathOf(question)))}`;

const line =
  (type: string, more = '') =>
  (drawn: Drawn) => {
    const { id, name, question, filled } = drawn;
    const value = valueAttribute(filled.valueOf(name));
    return `<input class="input" id="${id}" name="${name}" type="${type}"${more}${needed(question)}${value}${described(drawn)}>`;
  };

function textarea(drawn: Drawn): string {
  const { id, name, question, filled } = drawn;
  const value = escapeHtml(filled.valueOf(name) ?? '');
  return `<textarea class="input" id="${id}" name="${name}" rows="5" maxlength="5000" dir="auto"${needed(question)}${described(drawn)}>${value}</textarea>`;
}

function select(drawn: Drawn): string {
  const { id, name, question, texts, filled } = drawn;
  const chosen = filled.valueOf(name);
  const options = question.options.map(
    (option) => `<option${option === chosen ? ' selected' : ''}>${escapeHtml(option)}</option>`,
  );
  return `<select class="input" id="${id}" name="${name}"${needed(question)}${described(drawn)}><option value="">${texts.choose}</option>${options.join('')}</select>`;
}

/** HTML cannot require one of several boxes, so the server checks that. */
const choices =
  (type: 'radio' | 'checkbox') =>
  ({ id, name, question, filled }: Drawn) =>
    question.options
      .map((option, index) => {
        const own = type === 'checkbox' ? `${name}[${index}]` : name;
        const mark = type === 'radio' ? needed(question) : '';
        const checked = filled.valuesOf(own).includes(option) ? ' checked' : '';
        const wrong = invalidAttribute(filled.errorOf(pathOf(question)));
        const box = `<input id="${id}-${index}" name="${own}" type="${type}" value="${escapeHtml(option)}"${mark}${checked}${wrong}>`;
        return `<label class="choice" for="${id}-${index}">${box}<span dir="auto">${escapeHtml(option)}</span></label>`;
      })
      .join('');

const file = (drawn: Drawn) =>
  `<input class="input" id="${drawn.id}" name="${drawn.name}" type="file" accept="${ACCEPTED}"${needed(drawn.question)}${described(drawn, true)}><p class="help" id="${drawn.id}-help">${drawn.texts.file}</p>`;

const inputs: Record<Question['type'], (drawn: Drawn) => string> = {
  text: line('text', ' maxlength="500" dir="auto"'),
  textarea,
  select,
  radio: choices('radio'),
  checkbox: choices('checkbox'),
  date: line('date'),
  file,
};

/** A question on the public page: it works as plain HTML. */
export function questionHtml(question: Question, index: number, texts: FormTexts, filled: Filled): string {
  const id = `q${index}`;
  const drawn = { id, name: `answer[${index}]`, question, texts, filled };
  const isGroup = question.type === 'radio' || question.type === 'checkbox';
  const hint = question.required || question.title === '' ? '' : ` <small>${texts.optional}</small>`;
  const title = `<span dir="auto">${escapeHtml(question.title)}</span>${hint}`;
  const label = isGroup
    ? `<legend class="label">${title}</legend>`
    : `<label class="label" for="${id}">${title}</label>`;
  const tag = isGroup ? 'fieldset' : 'div';
  const about = `class="field" data-path="answers.${question.id}"${question.required ? ' data-required' : ''}`;
  return `<${tag} ${about}>${label}<input type="hidden" name="question[${index}]" value="${question.id}">
${inputs[question.type](drawn)}${errorHtml(id, filled.errorOf(pathOf(question)))}</${tag}>`;
}
