import BlockBlot from 'quill/blots/block.js';
import Quill, { Delta } from 'quill/core.js';
import QuoteBlot from 'quill/formats/blockquote.js';
import Bold from 'quill/formats/bold.js';
import HeaderBlot from 'quill/formats/header.js';
import Indent from 'quill/formats/indent.js';
import Italic from 'quill/formats/italic.js';
import LinkBlot from 'quill/formats/link.js';
import ListBlot from 'quill/formats/list.js';
import Strike from 'quill/formats/strike.js';
import Underline from 'quill/formats/underline.js';
import { bindings } from './key-bindings.ts';
import { Clipboard, matchers } from './pasted-html.ts';
import { insertionsOf, type Line } from './rich-lines.ts';

// Every line has the direction of its own script.

class Block extends BlockBlot {
  constructor(...made: ConstructorParameters<typeof BlockBlot>) {
    super(...made);
    this.domNode.dir = 'auto';
  }
}

class Header extends HeaderBlot {
  static override tagName = ['H1', 'H2'];
  constructor(...made: ConstructorParameters<typeof HeaderBlot>) {
    super(...made);
    this.domNode.dir = 'auto';
  }
}

class Blockquote extends QuoteBlot {
  constructor(...made: ConstructorParameters<typeof QuoteBlot>) {
    super(...made);
    this.domNode.dir = 'auto';
  }
}

class ListItem extends ListBlot {
  constructor(...made: ConstructorParameters<typeof ListBlot>) {
    super(...made);
    this.domNode.dir = 'auto';
  }
}

class Link extends LinkBlot {
  static override PROTOCOL_WHITELIST = ['https'];
}

// Registers only the formats of the toolbar, so nothing else can be pasted (D50).
Quill.register({ 'blots/block': Block, 'modules/clipboard': Clipboard }, true);
for (const format of [Header, Blockquote, ListItem, Link, Indent, Bold, Italic, Underline, Strike])
  Quill.register(format, true);

/** Creates an editor with these lines in an empty element of the page. */
export function createQuill(place: HTMLElement, lines: readonly Line[]): Quill {
  const quill = new Quill(place, {
    modules: {
      keyboard: { bindings },
      clipboard: { matchers },
      // Pictures go below the text, never into it: the form handles pasted and dropped files.
      uploader: { mimetypes: null },
    },
  });
  quill.setContents(new Delta(insertionsOf(lines)), Quill.sources.SILENT);
  quill.history.clear();
  return quill;
}

export type { Quill };
