import type Quill from 'quill/core.js';

interface Pressed {
  format: Record<string, unknown>;
}

type Handler = (this: { quill: Quill }, range: unknown, pressed: Pressed) => void;

/** Also by the key's position (`which`), since on an Arabic keyboard the key of B writes another letter. */
const shortcut = (keys: (string | number)[], handler: Handler) => ({ key: keys, shortKey: true, handler });

const toggle = (name: string, keys: (string | number)[]) =>
  shortcut(keys, function (_range, { format }) {
    this.quill.format(name, !format[name], 'user');
  });

const indentBy = (step: '+1' | '-1', keys: (string | number)[]) =>
  shortcut(keys, function () {
    this.quill.format('indent', step, 'user');
  });

/** Quill's own keys, except Tab, which leaves the editor: keyboard users must be able to leave. */
export const bindings = {
  bold: toggle('bold', ['b', 66]),
  italic: toggle('italic', ['i', 73]),
  underline: toggle('underline', ['u', 85]),
  more: indentBy('+1', [']', 221]),
  less: indentBy('-1', ['[', 219]),
  tab: null,
  indent: null,
  outdent: null,
  'remove tab': null,
  'indent code-block': null,
  'outdent code-block': null,
  'code exit': null,
  'checklist enter': null,
  'table backspace': null,
  'table delete': null,
  'table enter': null,
  'table tab': null,
  'table down': null,
  'table up': null,
  'list autofill': { prefix: /^\s*?(\d+\.|-|\*)$/ },
};
