import { Delta } from 'quill/core.js';
import QuillClipboard from 'quill/modules/clipboard.js';
import type { Marks } from './rich-lines.ts';

const FROM_WORD = /urn:schemas-microsoft-com:office:word/i;
const INERT = /<(style|script)\b[\s\S]*?<\/\1\s*>/gi;
const TAG = /<[a-z][^>]*>/gi;
const LIVE_ATTRIBUTE = /\s(style|on\w+)(\s*=)/gi;

/**
 * The content security policy applies to parsed documents too: it blocks styles and handlers there and logs each one.
 * So styles are renamed to `data-style`; only Word's stay, by which Quill recognizes its lists.
 */
function disarmed(html: string): string {
  if (FROM_WORD.test(html)) return html;
  return html.replace(INERT, '').replace(TAG, (tag) => tag.replace(LIVE_ATTRIBUTE, ' data-$1$2'));
}

/** Google Docs wraps everything in a `b` that is not bold. */
function unwrapNotBold(doc: Document): void {
  for (const wrapper of doc.querySelectorAll('b[data-style*="font-weight"]'))
    if (/font-weight:\s*(normal|400)/.test(wrapper.getAttribute('data-style') ?? ''))
      wrapper.replaceWith(...wrapper.childNodes);
}

export class Clipboard extends QuillClipboard {
  protected override convertHTML(html: string): Delta {
    return super.convertHTML(disarmed(html));
  }

  protected override normalizeHTML(doc: Document): void {
    unwrapNotBold(doc);
    super.normalizeHTML(doc);
  }
}

function marksOfStyle(style: string): Marks {
  return {
    ...(/font-weight:\s*(bold|[6-9]00)/.test(style) && { bold: true }),
    ...(/font-style:\s*italic/.test(style) && { italic: true }),
    ...(/text-decoration[\w-]*:[^;]*underline/.test(style) && { underline: true }),
    ...(/text-decoration[\w-]*:[^;]*line-through/.test(style) && { strike: true }),
  };
}

const changed = (delta: Delta, attributes: Record<string, unknown>) =>
  delta.compose(new Delta().retain(delta.length(), attributes));

/** Turns bold, italic … styles into marks. */
function styledAsMarked(node: Node, delta: Delta): Delta {
  if (!(node instanceof Element) || node.tagName === 'A') return delta;
  const marks = marksOfStyle(node.getAttribute('data-style') ?? node.getAttribute('style') ?? '');
  return Object.keys(marks).length > 0 ? changed(delta, marks) : delta;
}

/** A link to anything other than https keeps only its text. */
function withoutOtherLinks(node: Node, delta: Delta): Delta {
  return node instanceof HTMLAnchorElement && node.protocol === 'https:' ? delta : changed(delta, { link: null });
}

type Matcher = [selector: string | number, match: (node: Node, delta: Delta) => Delta];

/** Changes of pasted elements, in addition to Quill's. */
export const matchers: Matcher[] = [
  [Node.ELEMENT_NODE, styledAsMarked],
  ['a', withoutOtherLinks],
  ['template, title, noscript', () => new Delta()],
];
