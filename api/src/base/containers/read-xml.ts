import { Parser } from 'htmlparser2';
import { MalformedFile } from './stored-file.ts';
import type { ZipEntry } from './zip-entries.ts';

const DEEPEST = 100;

/** What happens at the parts of an XML file. Names of tags and attributes come without their prefixes. */
export interface XmlHandler {
  open(name: string, attributes: Readonly<Record<string, string>>): void;
  close?(name: string): void;
  text?(text: string): void;
  /** Whether the rest of the file is not needed. */
  isDone?(): boolean;
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1);
const localNames = (attributes: Record<string, string>) =>
  Object.fromEntries(Object.entries(attributes).map(([name, value]) => [localName(name), value]));

function encodingOf(start: Buffer): string {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le';
  return start[0] === 0xfe && start[1] === 0xff ? 'utf-16be' : 'utf-8';
}

/**
 * Reads an XML file of an archive in chunks; other requests are served between them. Entities of its own are not
 * resolved. @throws MalformedFile if it is cut off.
 */
export async function readXml(entry: ZipEntry, handler: XmlHandler): Promise<void> {
  let depth = 0;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        depth += 1;
        // Each tag that closes costs as much as the tags that are open.
        if (depth > DEEPEST) throw new MalformedFile('its XML is nested too deeply');
        handler.open(localName(name), localNames(attributes));
      },
      onclosetag(name) {
        depth -= 1;
        handler.close?.(localName(name));
      },
      ontext: (text) => handler.text?.(text),
    },
    { xmlMode: true },
  );
  let decoder: TextDecoder | undefined;
  for await (const bytes of entry.bytes()) {
    decoder ??= new TextDecoder(encodingOf(bytes));
    parser.write(decoder.decode(bytes, { stream: true }));
    if (handler.isDone?.()) return;
  }
  if (depth > 0) throw new MalformedFile('an XML file in it is cut off');
}
