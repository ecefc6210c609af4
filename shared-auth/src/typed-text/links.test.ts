import { describe, expect, it } from 'vitest';
import { isSecureLink, linksIn, pastedLink } from './links.ts';

const ZOOM = 'https://zoom.us/j/91?pwd=aB';
const addresses = (text: string) => linksIn(text).map(({ address }) => address);

describe('a pasted link', () => {
  it.each([
    ['as it is', ZOOM],
    ['blanks around', ` \u00a0${ZOOM}\n`],
    ['a mark of direction in front', `\u200e${ZOOM}`],
    ['an isolate in front', `\u2066${ZOOM}`],
    ['an isolate around', `\u2066${ZOOM}\u2069`],
    ['a right-to-left mark behind', `${ZOOM}\u200f`],
    ['a blank without width behind', `${ZOOM}\u200b`],
    ['an isolate’s end behind', `${ZOOM}\u2069`],
    ['a byte order mark in front', `\ufeff${ZOOM}`],
    ['a soft hyphen behind', `${ZOOM}\u00ad`],
    ['a mark inside', `https://zoom.us/j/\u200e91?pwd=aB`],
    ['a blank without width inside', `https://zoom.us/\u200bj/91?pwd=aB`],
    ['an opening bracket', `<${ZOOM}`],
    ['a closing bracket', `${ZOOM}>`],
    ['angle brackets', `<${ZOOM}>`],
    ['round brackets', `(${ZOOM})`],
    ['quotes', `"${ZOOM}"`],
    ['curved quotes', `“${ZOOM}”`],
    ['German quotes', `„${ZOOM}“`],
    ['Arabic quotes', `«${ZOOM}»`],
    ['asterisks', `*${ZOOM}*`],
    ['two emphases', `**_${ZOOM}_**`],
    ['a full stop behind', `${ZOOM}.`],
    ['an Arabic comma behind', `${ZOOM}،`],
    ['a number below', `${ZOOM}\nMeeting ID: 93 222`],
    ['a password behind', `${ZOOM} Passcode 12`],
    [
      'an invitation',
      `Amal is inviting you to a meeting.\n\nJoin\n${ZOOM}\n\nMeeting ID: 91 222\nhttps://zoom.us/u/help`,
    ],
    ['a sentence around', `رابط الحصة: ${ZOOM} الساعة ٥`],
    ['the text of a link', `[Join](${ZOOM})`],
    ['a text that is the address', `[${ZOOM}](${ZOOM})`],
  ])('%s: the address alone is taken', (_what, typed) => {
    expect(pastedLink(typed)).toBe(ZOOM);
    expect(isSecureLink(pastedLink(typed))).toBe(true);
  });

  it.each(['HTTPS://Zoom.us/j/91', 'https://zoom.us/j/1?a=[1]&b=(2)', 'https://ar.wikipedia.org/wiki/سورة_(قرآن)'])(
    '%s is taken as it is written',
    (typed) => {
      expect(pastedLink(typed)).toBe(typed);
      expect(isSecureLink(typed)).toBe(true);
    },
  );

  it('joiners inside a path stay, at the ends they go', () => {
    expect(pastedLink('https://a.org/می\u200cخواهم\u200c')).toBe('https://a.org/می\u200cخواهم');
  });

  it.each([
    'zoom.us/j/91',
    'www.zoom.us/j/91',
    'http://zoom.us/j/91',
    'https://',
    'https:zoom.us',
    'the usual room',
    'javascript:alert(1)',
    '',
  ])('%j is no link that can be opened safely', (typed) => {
    expect(isSecureLink(pastedLink(typed))).toBe(false);
  });

  it('what is stored opens the address that it shows', () => {
    for (const typed of [`${ZOOM}\nMeeting ID: 1`, `${ZOOM}\u200f`, `${ZOOM}\tx`, `<${ZOOM}>`])
      expect(new URL(pastedLink(typed)).href).toBe(ZOOM);
  });
});

describe('links in a message', () => {
  it.each([
    ['https://a.org/x\u200f', ['https://a.org/x']],
    ['\u2066https://a.org/x\u2069', ['https://a.org/x']],
    ['https://a.org/x\u200b', ['https://a.org/x']],
    ['“https://a.org/x”', ['https://a.org/x']],
    ['*https://a.org/x*', ['https://a.org/x']],
    ['_https://a.org/x_', ['https://a.org/x']],
    ['~https://a.org/x~', ['https://a.org/x']],
    ['*See https://a.org/x*', ['https://a.org/x']],
    ['[text](https://a.org/x)', ['https://a.org/x']],
    ['[https://a.org/x](https://a.org/y)', ['https://a.org/x', 'https://a.org/y']],
    ['See https://a.org/x\u200f.', ['https://a.org/x']],
    ['(https://a.org/a_(b))', ['https://a.org/a_(b)']],
    ['https://a.org/“b”', ['https://a.org/“b”']],
    ['https://a.org/x_', ['https://a.org/x_']],
    ['https://a.org/*', ['https://a.org/*']],
    ['\u200fhttps://a.org/x!\u200f', ['https://a.org/x']],
    ['انظر https://a.org/سورة؟', ['https://a.org/سورة']],
    ['وhttps://a.org/x', ['https://a.org/x']],
    ['xhttps://a.org/x', []],
  ])('%j has the addresses %j', (text, wanted) => {
    expect(addresses(text)).toEqual(wanted);
  });
});
