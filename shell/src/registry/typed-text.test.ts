import { afterEach, expect, it } from 'vitest';
import { keepTypedText, typedTextAt } from './typed-text.ts';

const ask = (event: Event) => event.preventDefault();
afterEach(() => {
  window.removeEventListener('beforeunload', ask);
  document.body.replaceChildren();
});

it('keeps what is typed on the page, in an open dialog and in a popover, once', () => {
  window.addEventListener('beforeunload', ask);
  document.body.innerHTML = `
    <main id="main"><input aria-label="Title" value="On the page">
      <div role="dialog"><textarea aria-label="Reason">In the dialog</textarea></div></main>
    <div role="alertdialog"><input aria-label="Day" value="Beside the page"></div>
    <div><input value="Beside everything"></div>
    <div role="dialog"><input value="In a popover"></div>`;
  keepTypedText();
  expect(typedTextAt(location.pathname)).toBe(
    'Title:\nOn the page\n\nReason:\nIn the dialog\n\nDay:\nBeside the page\n\nIn a popover',
  );
});
