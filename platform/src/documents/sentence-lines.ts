const FENCE = /^\s*(```|~~~)/;
const IS_KEPT = /^\s*(#{1,6} |\||<|!\[|\[[^\]]+\]: |---|===|$)/;
const MARKER = /^(\s*(?:[-*+] |\d+[.)] )|\s*> ?)/;
/** A dot after these ends no sentence. */
const ABBREVIATION = /(?:\b(?:e\.g|i\.e|etc|vs|cf|approx|No|St)|\b[A-Z])\.$/;
const END = /[.!?]["'”’)\]*_]*$/;
const BEGINS = /^["'“‘([*_`]*[\p{Lu}\d`[/]/u;
/** Code and links contain dots and spaces that end nothing. */
const ATOM = /`+[^`]*`+|!?\[(?:[^[\]]|\[[^\]]*\])*\]\([^)]*\)/g;

/** Words separated by single spaces; code and links are one word each. */
function wordsOf(text: string): string[] {
  const atoms: string[] = [];
  const masked = text.replace(ATOM, (atom) => `\uE000${atoms.push(atom) - 1}\uE001`);
  return masked
    .trim()
    .split(/\s+/)
    .map((word) => word.replace(/\uE000(\d+)\uE001/g, (_, index: string) => atoms[Number(index)] ?? ''));
}

const isLead = (sentence: string) => /^\*\*[^*]+\*\*$/.test(sentence);

/** The sentences of a paragraph. A bold lead stays with the sentence after it. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  let current: string[] = [];
  const words = wordsOf(text);
  for (const [index, word] of words.entries()) {
    current.push(word);
    const next = words[index + 1];
    const ends = END.test(word) && !ABBREVIATION.test(word) && next !== undefined && BEGINS.test(next);
    if (!ends || isLead(current.join(' '))) continue;
    sentences.push(current.join(' '));
    current = [];
  }
  return current.length > 0 ? [...sentences, current.join(' ')] : sentences;
}

/** A paragraph or an item of a list: its first line's marker, and its text. */
interface Block {
  marker: string;
  lines: string[];
}

const linesOf = ({ marker, lines }: Block): string[] => {
  const indent = marker.trimStart().startsWith('>') ? marker : ' '.repeat(marker.length);
  return sentencesOf(lines.join(' ')).map((sentence, index) => (index === 0 ? marker : indent) + sentence);
};

/**
 * A document with each sentence on its own line. The rendered document stays the same, as do code, tables and headings.
 */
export function withSentenceLines(document: string): string {
  const out: string[] = [];
  let block: Block | null = null;
  let isCode = false;
  const close = () => {
    if (block) out.push(...linesOf(block));
    block = null;
  };
  for (const line of document.split('\n')) {
    const isFence = FENCE.test(line);
    if (isCode || isFence || IS_KEPT.test(line) || line.endsWith('  ')) {
      close();
      out.push(line);
      if (isFence) isCode = !isCode;
      continue;
    }
    const [marker] = MARKER.exec(line) ?? [null];
    const isQuoteGoingOn = marker?.includes('>') && block?.marker === marker;
    if (block && (marker === null || isQuoteGoingOn)) block.lines.push(line.slice(marker?.length ?? 0));
    else {
      close();
      const start: string = marker ?? /^\s*/.exec(line)?.[0] ?? '';
      block = { marker: start, lines: [line.slice(start.length)] };
    }
  }
  close();
  return out.join('\n');
}
