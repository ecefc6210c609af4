import { startTestI18n } from '@academy/shared-auth/testing';
import { UiProvider } from '@academy/shared-ui';
import { createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import timelineAr from '#locales/ar/timeline.json';
import timelineEn from '#locales/en/timeline.json';
import { Editor } from './editor.tsx';

async function renderEditor({ initialHtml = '', language = 'en' as 'en' | 'ar', errorId = '' } = {}) {
  await startTestI18n(language, { timeline: language === 'en' ? timelineEn : timelineAr });
  const said: string[] = [];
  const onChange = (html: string) => said.push(html);
  const fields = { label: 'Text', placeholder: 'Say it', initialHtml, onChange, ...(errorId && { errorId }) };
  const editor = (
    <UiProvider>
      <Editor {...fields} />
    </UiProvider>
  );
  render(editor);
  const text = await screen.findByRole('textbox', { name: 'Text' });
  return { said, text, user: userEvent.setup() };
}

const tool = (name: string) => screen.getByRole('button', { name });

/** Selects all of the text. */
function selectAll(text: HTMLElement) {
  text.focus();
  document.getSelection()?.selectAllChildren(text);
  document.dispatchEvent(new Event('selectionchange'));
}

test('typed text is reported as HTML, blank text as an empty string', async () => {
  const { text, said, user } = await renderEditor();
  await user.click(text);
  await user.keyboard('Hi');
  await waitFor(() => expect(said.at(-1)).toBe('<p>Hi</p>'));
  await user.keyboard('{Backspace>2/}');
  await waitFor(() => expect(said.at(-1)).toBe(''));
});

test('the tools are those of the specification in order, with one tab stop', async () => {
  await renderEditor();
  const names = [...screen.getByRole('toolbar', { name: 'Formatting' }).querySelectorAll('button')].map((button) => [
    button.getAttribute('aria-label'),
    button.tabIndex,
  ]);
  expect(names).toEqual([
    ['Heading', 0],
    ['Subheading', -1],
    ['Bold', -1],
    ['Italic', -1],
    ['Underline', -1],
    ['Strikethrough', -1],
    ['Quote', -1],
    ['Numbered list', -1],
    ['Bulleted list', -1],
    ['Less indent', -1],
    ['More indent', -1],
  ]);
});

test('the arrow keys walk through the tools and wrap around', async () => {
  const { user } = await renderEditor();
  tool('Heading').focus();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(document.activeElement).toBe(tool('Bold'));
  await user.keyboard('{Home}{ArrowLeft}');
  expect(document.activeElement).toBe(tool('More indent'));
  expect(tool('More indent').tabIndex).toBe(0);
  expect(tool('Heading').tabIndex).toBe(-1);
});

test.each([
  ['Heading', '<h1>Salam</h1>'],
  ['Subheading', '<h2>Salam</h2>'],
  ['Bold', '<p><b>Salam</b></p>'],
  ['Italic', '<p><i>Salam</i></p>'],
  ['Underline', '<p><u>Salam</u></p>'],
  ['Strikethrough', '<p><s>Salam</s></p>'],
  ['Quote', '<blockquote>Salam</blockquote>'],
  ['Numbered list', '<ol><li>Salam</li></ol>'],
  ['Bulleted list', '<ul><li>Salam</li></ul>'],
])('the format %s is switched on and off', async (name, html) => {
  const { text, said, user } = await renderEditor({ initialHtml: '<p>Salam</p>' });
  selectAll(text);
  await user.click(tool(name));
  await waitFor(() => expect(said.at(-1)).toBe(html));
  expect(tool(name).getAttribute('aria-pressed')).toBe('true');
  await user.click(tool(name));
  await waitFor(() => expect(said.at(-1)).toBe('<p>Salam</p>'));
  expect(tool(name).getAttribute('aria-pressed')).toBe('false');
});

test('lines are indented and outdented step by step', async () => {
  const { text, said, user } = await renderEditor({ initialHtml: '<p>Salam</p>' });
  selectAll(text);
  await user.click(tool('More indent'));
  await user.click(tool('More indent'));
  await waitFor(() => expect(said.at(-1)).toBe('<p class="ql-indent-2">Salam</p>'));
  await user.click(tool('Less indent'));
  await waitFor(() => expect(said.at(-1)).toBe('<p class="ql-indent-1">Salam</p>'));
});

test('shortcuts on an Arabic keyboard work by key position', async () => {
  const { text, said } = await renderEditor({ initialHtml: '<p>سلام</p>' });
  selectAll(text);
  fireEvent.keyDown(text, { key: 'لا', which: 66, keyCode: 66, ctrlKey: true });
  await waitFor(() => expect(said.at(-1)).toBe('<p><b>سلام</b></p>'));
  fireEvent.keyDown(text, { key: 'د', which: 221, keyCode: 221, ctrlKey: true });
  await waitFor(() => expect(said.at(-1)).toBe('<p class="ql-indent-1"><b>سلام</b></p>'));
});

test('Tab leaves the editor', async () => {
  const { text, said, user } = await renderEditor({ initialHtml: '<ul><li>Salam</li></ul>' });
  selectAll(text);
  await user.keyboard('{Tab}');
  expect(document.activeElement).not.toBe(text);
  expect(said).toEqual([]);
});

function paste(text: HTMLElement, html: string) {
  selectAll(text);
  const getData = (type: string) => (type === 'text/html' ? html : '');
  fireEvent(text, createEvent.paste(text, { clipboardData: { files: [], getData } }));
}

test('pasted content keeps only what a post allows', async () => {
  const { text, said } = await renderEditor();
  paste(
    text,
    [
      '<h3 style="color:red">Third</h3><p onclick="alert(1)"><b>bold</b> <span style="font-size:40px">big</span></p>',
      '<p><a href="https://quran.com">in</a> <a href="http://other.test">out</a> <a href="javascript:alert(1)">bad</a></p>',
      '<img src="data:x"><script>alert(1)</script><style>p { color: red }</style><table><tr><td>cell</td></tr></table>',
    ].join(''),
  );
  await waitFor(() =>
    expect(said.at(-1)).toBe(
      '<p>Third</p><p><b>bold</b> big</p><p><a href="https://quran.com">in</a> out bad</p><p>cell</p>',
    ),
  );
  expect(text.querySelector('img, script, style, table, [style]')).toBeNull();
});

test('styled bold, italic, underline and strike become marks', async () => {
  const { text, said } = await renderEditor();
  paste(
    text,
    [
      '<b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr" style="line-height:1.38;">',
      '<span style="font-weight:700;font-style:normal">bold</span> <span style="font-style: italic">italic</span> ',
      '<span style="text-decoration:underline">under</span> <span style="text-decoration-line: line-through">struck</span>',
      ' <span style="font-weight:400">style = plain</span></p></b>',
    ].join(''),
  );
  await waitFor(() =>
    expect(said.at(-1)).toBe('<p><b>bold</b> <i>italic</i> <u>under</u> <s>struck</s> style = plain</p>'),
  );
});

test('each line has the direction of its words', async () => {
  const { text } = await renderEditor({ initialHtml: '<p>One</p><ul><li>اثنان</li></ul>', errorId: 'wrong' });
  expect([...text.querySelectorAll('p, li')].map((line) => line.getAttribute('dir'))).toEqual(['auto', 'auto']);
  expect(text.getAttribute('aria-describedby')).toBe('wrong');
  expect(text.getAttribute('aria-invalid')).toBe('true');
  expect(text.getAttribute('aria-multiline')).toBe('true');
});

test('the tools are labelled in Arabic', async () => {
  await renderEditor({ language: 'ar' });
  expect(screen.getByRole('toolbar', { name: 'تنسيق النص' })).toBeTruthy();
  expect(tool('قائمة مرقمة').getAttribute('aria-pressed')).toBe('false');
});
