import { readFile } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { lockContactForm } from '#modules/forms/forms/submissions/contact-form.ts';
import { formOf, pdf, type Sent } from '#testing/fixtures/media.fixture.ts';
import { useTestApi } from '#testing/shared-api.ts';
import { xssCorpus } from '#testing/xss-corpus.ts';
import { logoHtml } from './logo-html.ts';

const api = await useTestApi();
const html = { accept: 'text/html,application/xhtml+xml' };
const questions = [
  { title: 'Town', type: 'text', required: true },
  { title: 'About you', type: 'textarea' },
  { title: 'Days', type: 'checkbox', options: ['Sat', 'Sun'] },
  { title: 'Level', type: 'radio', options: ['New', 'Old'], required: true },
  { title: 'Country', type: 'select', options: ['Jordan', 'Egypt'] },
  { title: 'Born', type: 'date' },
  { title: 'Certificate', type: 'file' },
];

async function build(body: object = {}) {
  const token = await api.tokenFor(await api.buildUser({ role: 'admin' }));
  const response = await api.request('post', '/api/forms', { token, body: { name: 'Admission', questions, ...body } });
  return (await response.json()).form;
}
type Form = Awaited<ReturnType<typeof build>>;
const open = (id: string, query = '', headers = {}) => api.request('get', `/submit-forms/${id}${query}`, { headers });

/** The fields that a browser without scripts sends from its page. */
function plainFields(form: Form, answers: Record<string, Sent | string>): Record<string, Sent | string> {
  const ids = form.questions.map(({ id }: Form, index: number) => [`question[${index}]`, id]);
  const person = { userName: 'Layla', userEmail: 'layla@example.test', website: '' };
  return { formId: form.id, language: 'en', ...person, ...Object.fromEntries(ids), ...answers };
}
const send = (fields: Record<string, Sent | string>) =>
  api.request('post', '/api/forms/submit', { body: formOf(fields), headers: html });
const stored = () =>
  api.deps.database.sql.query<{ answers: { answer: unknown }[] }>({ text: 'select answers from form_submissions' });

describe('the page of a form', () => {
  it.each([
    ['en', 'ltr', 'Your name', 'Send'],
    ['ar', 'rtl', 'الاسم', 'إرسال'],
  ])(
    'the page of a form in %s has every question and is readable without a session',
    async (language, direction, name, action) => {
      const form = await build();
      const response = await open(form.id, `?lang=${language}`);
      expect(response.status).toBe(200);
      const page = await response.text();
      expect(page).toContain(`<html lang="${language}" dir="${direction}">`);
      for (const text of [name, action, 'Admission', ...questions.map(({ title }) => title)])
        expect(page).toContain(text);
      expect(page).toContain(`<meta property="og:title" content="Admission">`);
      expect(page).toContain(`content="http://localhost:3000/submit-forms/${form.id}"`);
    },
  );

  it('an open form may be listed by search engines, in both languages', async () => {
    const { id } = await build({ name: 'Trial "class"' });
    const address = `http://localhost:3000/submit-forms/${id}`;
    for (const [query, canonical] of [
      ['', address],
      ['?lang=ar', `${address}?lang=ar`],
    ]) {
      const page = await (await open(id, query)).text();
      expect(page).not.toContain('noindex');
      expect(page).toContain(`<link rel="canonical" href="${canonical}">`);
      for (const [language, href] of [
        ['en', `${address}?lang=en`],
        ['ar', `${address}?lang=ar`],
        ['x-default', address],
      ])
        expect(page).toContain(`<link rel="alternate" hreflang="${language}" href="${href}">`);
      expect(page).toMatch(/<meta name="description" content="Trial &quot;class&quot;: .{20,}">/);
    }
    expect(await (await open(id, '?sent=1')).text()).toContain('<meta name="robots" content="noindex">');
  });

  it('the preview of an unsaved form looks like its page, cannot be filled in, and stores nothing', async () => {
    const form = await build();
    const token = await api.tokenFor(await api.buildUser({ role: 'admin' }));
    const drawn = form.questions.map(({ id: _, ...question }: Form) => question);
    const body = { name: '<b>Draft</b>', questions: drawn, language: 'ar' };
    const { html: preview } = await (await api.request('post', '/api/forms/preview', { token, body })).json();
    const page = await (await open(form.id, '?lang=ar')).text();
    expect(preview).toContain('<body inert>');
    expect(preview).toContain('&lt;b&gt;Draft&lt;/b&gt;');
    expect(preview).not.toContain('<script');
    const fieldsOf = (text: string) =>
      text.replace(/value="\d+"|answers\.\d+/g, '').match(/<fieldset id="fields".*<\/form>/s)?.[0];
    expect(fieldsOf(preview)).toBe(fieldsOf(page));
    expect(await api.deps.database.sql.query({ text: 'select from forms where built_in is null' })).toHaveLength(1);
  });

  it('the page of a form is in the browser’s language unless another one was chosen', async () => {
    const { id } = await build();
    expect(await (await open(id, '', { 'accept-language': 'ar-JO,ar' })).text()).toContain('lang="ar" dir="rtl"');
    const cookie = { 'accept-language': 'ar', cookie: 'language=en' };
    expect(await (await open(id, '', cookie)).text()).toContain('lang="en" dir="ltr"');
  });

  it('the page of a form is dark if that was chosen in this browser, else it follows the system', async () => {
    const { id } = await build();
    const open = (cookie: string) => api.request('get', `/submit-forms/${id}?lang=en`, { headers: { cookie } });
    expect(await (await open('color-theme=dark')).text()).toContain('<html lang="en" dir="ltr" class="dark">');
    const unchosen = await (await open('color-theme=blue')).text();
    expect(unchosen).toContain('<html lang="en" dir="ltr"><head>');
    expect(unchosen).toContain('<meta name="color-scheme" content="light dark">');
  });

  it('both themes of the page style define the same colours, and the chosen theme overrides the system', async () => {
    const style = await (await api.request('get', '/submit-forms/form-page.css')).text();
    const blocks = [...style.matchAll(/:root(?<of>[^ ]*) \{(?<body>[^}]*)\}/g)].map(({ groups }) => groups);
    expect(blocks.map((block) => block?.of)).toEqual(['', ':not(.light)', '.dark']);
    const [light, wished, chosen] = blocks.map((block) => block?.body?.match(/--[a-z-]+: [^;]+/g));
    expect(chosen).toEqual(wished);
    expect(chosen?.map((line) => line.split(':')[0])).toEqual(light?.map((line) => line.split(':')[0]));
  });

  it('the page of an unknown, a closed or a deleted form is 404', async () => {
    const closed = await build({ open: false });
    for (const id of [closed.id, '999', '0', 'x', '%00', '1e3', '9'.repeat(30)]) {
      const response = await open(id);
      expect(response.status, id).toBe(404);
      const page = await response.text();
      expect(page).toContain('This form isn’t available');
      expect(page).toContain('<meta name="robots" content="noindex">');
    }
  });

  it('the contact form has its title and its question in the language of the page', async () => {
    const { id } = await lockContactForm(api.deps.database.sql, new Date());
    const inArabic = await (await open(String(id), '?lang=ar')).text();
    for (const text of ['<title>تواصل معنا', '<h1 dir="auto">تواصل معنا</h1>', '<span dir="auto">الرسالة</span>'])
      expect(inArabic).toContain(text);
    expect(inArabic).not.toMatch(/>(Contact|Message)</);
    const inEnglish = await (await open(String(id), '?lang=en')).text();
    for (const text of ['<h1 dir="auto">Contact</h1>', '<span dir="auto">Message</span>'])
      expect(inEnglish).toContain(text);
  });

  it('a question without a title does not show "optional" alone', async () => {
    const token = await api.tokenFor(await api.buildUser({ role: 'admin' }));
    const question = { title: '', type: 'text', options: [], required: false };
    const body = { name: 'Draft', questions: [question, { ...question, title: 'Town' }], language: 'en' };
    const { html: preview } = await (await api.request('post', '/api/forms/preview', { token, body })).json();
    expect(preview.match(/<small>optional<\/small>/g)).toHaveLength(1);
  });

  it('the fonts of the form page and their fallback metrics are the product’s own', async () => {
    const facesOf = (css: string) =>
      css.match(/@font-face \{[^}]*\}/g)?.map((face) => face.replace(/url\("[^"]*"\)/, 'url'));
    const product = new URL('../../../../../../shared-ui/src/fonts/fonts.css', import.meta.url);
    const style = await (await api.request('get', '/submit-forms/form-page.css')).text();
    expect(facesOf(style)).toEqual(facesOf(await readFile(product, 'utf8')));
    expect(facesOf(style)).toHaveLength(4);
  });

  it.each([
    ['en', 'latin'],
    ['ar', 'arabic'],
  ])(
    'the page in %s preloads the font of its script, which its style names and the site serves',
    async (language, script) => {
      const { id } = await build();
      const response = await open(id, `?lang=${language}`);
      const address = `/submit-forms/readex-${script}.woff2`;
      expect(await response.text()).toContain(`<link rel="preload" href="${address}" as="font"`);
      expect(response.headers.get('content-security-policy')).toContain("font-src 'self'");
      const style = await (await api.request('get', '/submit-forms/form-page.css')).text();
      expect(style).toContain(`url("readex-${script}.woff2")`);
      expect(style).toMatch(/^body \{[^}]*"Readex Pro"/m);
      expect(style.match(/font-display: swap/g)).toHaveLength(2);
      const font = await api.request('get', address);
      expect(font.headers.get('content-type')).toBe('font/woff2');
      expect(font.headers.get('cache-control')).toMatch(/^public, max-age=\d{7}/);
      expect(Buffer.from(await font.arrayBuffer()).toString('latin1', 0, 4)).toBe('wOF2');
    },
  );

  it('no text of a form becomes markup', async () => {
    for (const nasty of xssCorpus) {
      const text = nasty.html.slice(0, 200);
      const form = await build({ name: text, questions: [{ title: text, type: 'radio', options: [text] }] });
      if (!form) continue;
      const page = (await (await open(form.id)).text()).replace(logoHtml(null), '');
      expect(page.match(/<script/g)).toHaveLength(1);
      expect(page).not.toMatch(/<(img|svg|iframe|object|embed|math|style|body[^>]+on)/i);
    }
  });

  it('the page of a form runs only small scripts of the site itself', async () => {
    const { id } = await build();
    const policy = (await open(id)).headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toContain('unsafe');
    const script = await (await api.request('get', '/submit-forms/form-page.js')).text();
    expect(brotliCompressSync(script).byteLength).toBeLessThan(4 * 1024);
    expect((await api.request('get', '/submit-forms/form-page.css')).headers.get('content-type')).toContain('text/css');
  });
});

describe('a plain form, without script', () => {
  it('a plain form without script is stored with its file, and leads to a thank-you page that accepts nothing more', async () => {
    const form = await build();
    const response = await send(
      plainFields(form, {
        'answer[0]': 'Amman',
        'answer[1]': '',
        'answer[2][1]': 'Sun',
        'answer[3]': 'New',
        'answer[4]': '',
        'answer[5]': '2010-02-28',
        'answer[6]': [new Uint8Array(pdf()), 'a.pdf', 'application/pdf'],
      }),
    );
    expect(response.status).toBe(303);
    const location = response.headers.get('location') ?? '';
    expect(location).toBe(`/submit-forms/${form.id}?sent=1&lang=en`);
    const page = await (await api.request('get', location)).text();
    expect(page).toContain('Thanks for sending the form, we will contact you later');
    expect(page).toContain('<fieldset id="fields" disabled>');
    const [row] = await stored();
    expect(row?.answers.map(({ answer }) => answer)).toEqual([
      'Amman',
      null,
      ['Sun'],
      'New',
      null,
      '2010-02-28',
      expect.objectContaining({ name: 'a.pdf' }),
    ]);
  });

  it('a plain form with a mistake comes back filled, with the mistake at its field, in its language', async () => {
    const form = await build();
    const typed = { 'answer[0]': 'Amman', 'answer[1]': '"</textarea>', 'answer[2][1]': 'Sun', 'answer[4]': 'Egypt' };
    const fields = { ...plainFields(form, typed), language: 'ar' };
    const response = await send(fields);
    expect(response.status).toBe(422);
    const page = await response.text();
    expect(page).toContain('<html lang="ar" dir="rtl">');
    expect([...page.matchAll(/<li>.*?<\/li>/g)].map(String)).toEqual([
      '<li><a href="#q3">Level</a>: هذا الحقل مطلوب.</li>',
    ]);
    expect(page).toContain('<p class="error" id="q3-error">هذا الحقل مطلوب.</p>');
    for (const kept of ['value="Layla"', 'value="Amman"', '&quot;&lt;/textarea&gt;</textarea>', 'value="Sun" checked'])
      expect(page).toContain(kept);
    expect(page).toContain('<option selected>Egypt</option>');
    expect(await stored()).toEqual([]);
  });

  it('a plain form without script and with an unsupported file gets a page too', async () => {
    const form = await build();
    const bytes = new TextEncoder().encode('no picture');
    const response = await send(plainFields(form, { 'answer[6]': [bytes, 'a.png', 'image/png'] }));
    expect(response.status).toBe(415);
    expect(await response.text()).toContain('Only PDF, JPEG and PNG files can be sent.');
  });
});
