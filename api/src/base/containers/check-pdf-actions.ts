import { promisify } from 'node:util';
import { constants, inflate } from 'node:zlib';
import { MalformedFile, type StoredFile } from './stored-file.ts';

const unpack = promisify(inflate);

/** A PDF that runs something when a viewer outside of the academy opens it. */
export class ActivePdf extends MalformedFile {
  override name = 'ActivePdf';
}

const STREAM = /(?<!end)stream\r?\n/g;
const END = 'endstream';
/** The number of bytes before a stream that are searched for its dictionary. */
const DICTIONARY = 4096;
/** The limit of unpacked bytes of one stream of objects, and of all of them. */
const MOST_OBJECTS = 16 * 1024 * 1024;
const MOST_TOGETHER = 64 * 1024 * 1024;

/** An action that runs a script or a program. Jumps to a page, links and forms that are sent are harmless. */
const ACTIVE = /\/S\s*\/(?:JavaScript|Launch)(?![\w.-])|\/JS\s*(?:\(|<(?!<))|\bobj\s*\/(?:JavaScript|Launch)\s/;

/** A name may have `#6a` in place of any letter. */
const plainNames = (text: string) =>
  text.replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** Finds the start of a text in parentheses, which may be nested, or of a comment. */
const NOT_A_TEXT = /[^(%]+/y;

function endOfLine(text: string, at: number): number {
  const length = text.slice(at).search(/[\r\n]/);
  return length < 0 ? text.length : at + length;
}

/** The end of the text that opens at `at`. */
function endOfText(text: string, at: number): number {
  let depth = 0;
  for (let next = at; next < text.length; next += 1) {
    const char = text[next];
    if (char === '\\') next += 1;
    else if (char === '(') depth += 1;
    else if (char === ')') depth -= 1;
    if (depth === 0) return next + 1;
  }
  return text.length;
}

/** Texts and comments may contain any words: a title that mentions scripts runs none. The bracket of a text stays. */
function withoutTexts(text: string): string {
  let plain = '';
  for (let at = 0; at < text.length; ) {
    NOT_A_TEXT.lastIndex = at;
    plain += NOT_A_TEXT.exec(text)?.[0] ?? '';
    at = Math.max(at, NOT_A_TEXT.lastIndex);
    if (text[at] === '(') plain += '(';
    at = text[at] === '%' ? endOfLine(text, at) : endOfText(text, at);
  }
  return plain;
}

function check(objects: string): void {
  if (!/JavaScript|Launch|\/JS|#/.test(objects)) return;
  // Each object on its own: an open bracket in one hides nothing of the next.
  for (const object of objects.split('endobj'))
    if (ACTIVE.test(plainNames(withoutTexts(object)))) throw new ActivePdf('it runs a script or a program');
}

/** Objects that are packed in a stream; none if it is encrypted. */
async function packedObjects(bytes: Buffer): Promise<string> {
  try {
    const options = { maxOutputLength: MOST_OBJECTS, finishFlush: constants.Z_SYNC_FLUSH };
    return (await unpack(bytes, options)).toString('latin1');
  } catch (error) {
    if (error instanceof RangeError) throw new MalformedFile('its objects are too many');
    return '';
  }
}

/** The dictionary of a stream, at the end of the bytes before it. */
const dictionaryIn = (outside: string) => plainNames(outside.slice(-DICTIONARY).replace(/^.*\bobj\b/s, ''));

/**
 * Rejects a PDF with scripts, or with actions that start programs. The content of pages is not checked, as it is never
 * run.
 * @throws ActivePdf.
 */
export async function checkPdfActions(file: StoredFile): Promise<void> {
  const bytes = await file.readUpTo(0, file.size);
  const text = bytes.toString('latin1');
  let unpacked = 0;
  let from = 0;
  for (const { index, 0: word } of text.matchAll(STREAM)) {
    if (index < from) continue;
    const outside = text.slice(from, index);
    check(outside);
    const content = index + word.length;
    const end = text.indexOf(END, content);
    if (end < 0) break;
    if (/\/Type\s*\/ObjStm/.test(dictionaryIn(outside))) {
      const objects = await packedObjects(bytes.subarray(content, end));
      unpacked += objects.length;
      if (unpacked > MOST_TOGETHER) throw new MalformedFile('its objects are too many');
      check(objects);
    }
    from = end + END.length;
  }
  check(text.slice(from));
}
