import { expect, it } from 'vitest';
import { fillPage } from './fill-page.ts';

it('values are escaped for HTML, and for a string of JSON', () => {
  const values = { NAME: '</script>"&' };
  expect(fillPage('<b>%NAME%</b>', values)).toBe('<b>&lt;/script&gt;&quot;&amp;</b>');
  expect(fillPage('{"name":"%JSON_NAME%","x":1}', values)).toBe(String.raw`{"name":"\u003c/script>\"&","x":1}`);
});

it('a JSON property without a value is left out', () => {
  expect(fillPage('{"email":"%JSON_EMAIL%","x":1}', { EMAIL: '' })).toBe('{"x":1}');
});

it('a picture without an address gets no src', () => {
  expect(fillPage('<img src="%LOGO%" width="%WIDTH%" alt="">', { LOGO: '', WIDTH: '' })).toBe('<img alt="">');
});

it('an unknown placeholder stays', () => {
  expect(fillPage('100%, %OTHER%', { NAME: 'x' })).toBe('100%, %OTHER%');
});
