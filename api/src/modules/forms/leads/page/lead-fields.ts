import { field } from './lead-field.ts';
import { type LeadPage, leadInputs, sections } from './lead-inputs.ts';

interface Drawn extends LeadPage {
  /** Whether the address of the request can be typed: it stays once the request is sent. */
  hasEmail: boolean;
}

function inputHtml(page: Drawn, name: string): string {
  const { label, help, is, input, isWhole } = leadInputs[name] ?? {};
  if (!label || !input || (name === 'email' && !page.hasEmail)) return '';
  const helpText = help?.[page.language];
  const html = input(page, helpText);
  if (isWhole) return html;
  return field(page, {
    ...{ name, label: label[page.language], input: html, isRequired: is === 'required', isOptional: is === 'optional' },
    ...(helpText ? { help: helpText } : {}),
  });
}

/** The fields of a request for a free trial, with what was typed and what is wrong. */
export const leadFieldsHtml = (page: Drawn): string =>
  sections
    .map((section) => {
      const names = Object.keys(leadInputs).filter((name) => leadInputs[name]?.section === section);
      const fields = names.map((name) => inputHtml(page, name)).join('');
      return `<fieldset><legend class="section">${page.texts[section]}</legend>${fields}</fieldset>`;
    })
    .join('\n');
