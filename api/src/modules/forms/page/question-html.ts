import { escapeHtml } from '#base/http/html-page.ts';
import type { WireForm } from '#modules/forms/forms.schema.ts';
import type { FormTexts } from './form-texts.ts';

type Question = WireForm['questions'][number];

interface Drawn {
  /** The id of the input, or of the group. */
  id: string;
  name: string;
  question: Question;
  texts: FormTexts;
}

const ACCEPTED = '.pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png';
const needed = ({ required }: Question) => (required ? ' required' : '');
const described = (id: string, hasHelp = false) => ` aria-describedby="${hasHelp ? `${id}-help ` : ''}${id}-error"`;

const line =
  (type: string, more = '') =>
  ({ id, name, question }: Drawn) =>
    `<input class="input" id="${id}" name="${name}" type="${type}"${more}${needed(question)}${described(id)}>`;

const textarea = ({ id, name, question }: Drawn) =>
  `<textarea class="input" id="${id}" name="${name}" rows="5" maxlength="5000" dir="auto"${needed(question)}${described(id)}></textarea>`;

function select({ id, name, question, texts }: Drawn): string {
  const options = question.options.map((option) => `<option>${escapeHtml(option)}</option>`).join('');
  return `<select class="input" id="${id}" name="${name}"${needed(question)}${described(id)}><option value="">${texts.choose}</option>${options}</select>`;
}

/** HTML cannot require one of several boxes, so the server checks that. */
const choices =
  (type: 'radio' | 'checkbox') =>
  ({ id, name, question }: Drawn) =>
    question.options
      .map((option, index) => {
        const own = type === 'checkbox' ? `${name}[${index}]` : name;
        const mark = type === 'radio' ? needed(question) : '';
        const box = `<input id="${id}-${index}" name="${own}" type="${type}" value="${escapeHtml(option)}"${mark}>`;
        return `<label class="choice" for="${id}-${index}">${box}<span dir="auto">${escapeHtml(option)}</span></label>`;
      })
      .join('');

const file = ({ id, name, question, texts }: Drawn) =>
  `<input class="input" id="${id}" name="${name}" type="file" accept="${ACCEPTED}"${needed(question)}${described(id, true)}><p class="help" id="${id}-help">${texts.file}</p>`;

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
export function questionHtml(question: Question, index: number, texts: FormTexts): string {
  const id = `q${index}`;
  const drawn = { id, name: `answer[${index}]`, question, texts };
  const isGroup = question.type === 'radio' || question.type === 'checkbox';
  const hint = question.required || question.title === '' ? '' : ` <small>${texts.optional}</small>`;
  const title = `<span dir="auto">${escapeHtml(question.title)}</span>${hint}`;
  const label = isGroup
    ? `<legend class="label">${title}</legend>`
    : `<label class="label" for="${id}">${title}</label>`;
  const tag = isGroup ? 'fieldset' : 'div';
  const about = `class="field" data-path="answers.${question.id}"${question.required ? ' data-required' : ''}`;
  return `<${tag} ${about}>${label}<input type="hidden" name="question[${index}]" value="${question.id}">
${inputs[question.type](drawn)}<p class="error" id="${id}-error" hidden></p></${tag}>`;
}
