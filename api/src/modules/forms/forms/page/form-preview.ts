import * as v from 'valibot';
import { endpoint } from '#base/http/endpoint.ts';
import { line } from '#base/http/fields.ts';
import { hasOptions, questionTypes } from '#modules/forms/forms/question-types.ts';
import { formHtml, pageHtml } from './form-html.ts';
import { pageAcademy } from './form-page.ts';

const MANY = 50;
const text = (max: number) => v.pipe(line, v.maxLength(max));

/** An unsaved form: missing parts are left out. */
const previewBody = v.object({
  name: text(200),
  questions: v.pipe(
    v.array(
      v.object({
        title: text(500),
        type: v.picklist(questionTypes),
        options: v.pipe(v.array(text(200)), v.maxLength(MANY)),
        required: v.boolean(),
      }),
    ),
    v.maxLength(MANY),
  ),
  language: v.picklist(['en', 'ar']),
});

const preview = endpoint({
  method: 'post',
  path: '/forms/preview',
  tag: 'Forms',
  summary: 'Draw a form that is not saved as strangers would find it',
  access: { permission: 'forms.create' },
  body: { schema: previewBody, accepts: ['json'], maxBytes: 1024 * 1024 },
  response: { schema: v.object({ html: v.string() }) },
  handle: async (_ctx, { c, body: { name, questions, language } }) => {
    const drawn = questions.map((question, index) => ({
      ...question,
      id: String(index),
      options: hasOptions(question.type) ? question.options : [],
    }));
    const page = formHtml({ id: '0', name, questions: drawn }, language);
    return { html: pageHtml({ ...page, isInert: true }, pageAcademy(c, language)) };
  },
});

export const formPreviewEndpoints = [preview];
