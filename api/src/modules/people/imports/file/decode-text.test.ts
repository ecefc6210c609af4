import { describe, expect, it } from 'vitest';
import { decodeText, type Encoding } from './decode-text.ts';

/** The bytes of a text in a code page, found with the decoder. */
function bytesIn(encoding: string, text: string): Uint8Array {
  const decoder = new TextDecoder(encoding);
  const bytes = new Map(Array.from({ length: 256 }, (_, at) => [decoder.decode(new Uint8Array([at])), at]));
  return new Uint8Array([...text].map((letter) => bytes.get(letter) ?? 63));
}
const readIn = (encoding: string, text: string, chosen?: Encoding) => decodeText(bytesIn(encoding, text), chosen);

describe('the encoding of a file of people', () => {
  it.each(['Jörg Müßig', 'María Peña', 'Chloë Noël', 'François Lefèvre', 'Søren Ågård', 'João Conceição'])(
    'a Western name is read as it was written: %s',
    (name) => {
      expect(readIn('windows-1252', `name,email\n${name},a@academy.test`)).toMatchObject({
        text: expect.stringContaining(name),
        encoding: 'windows-1252',
      });
    },
  );

  it('the signs of Windows-1252 are read', () => {
    const text = decodeText(new Uint8Array([...Buffer.from('O\x92Neil \x96 Zo\xeb \x80 5', 'latin1')]), undefined).text;
    expect(text).toBe('O’Neil – Zoë € 5');
  });

  it.each(['محمد علي', 'نجمة, Chloë', 'عائشة and Omar', 'چراغ'])(
    'an Arabic text is read as it was written: %s',
    (text) => {
      expect(readIn('windows-1256', `الاسم\n${text}`)).toMatchObject({
        text: `الاسم\n${text}`,
        encoding: 'windows-1256',
      });
    },
  );

  it.each([
    ['windows-1254', 'Işıl Çağrı'],
    ['windows-1250', 'Łukasz Wałęsa'],
    ['windows-1251', 'Ольга Иванова'],
    ['macintosh', 'José Müller'],
    ['macintosh', 'Chloé'],
  ] as const)('letters of another code page are asked for, not guessed: %s %s', (encoding, name) => {
    expect(() => readIn(encoding, name)).toThrow('The letters do not tell the encoding');
    expect(readIn(encoding, name, encoding).text).toBe(name);
  });

  it('a file with Arabic words and with words of both scripts is asked for', () => {
    const file = new Uint8Array([...bytesIn('windows-1256', 'محمد '), ...bytesIn('windows-1252', 'Jörg Müßig')]);
    expect(() => decodeText(file, undefined)).toThrow('The letters do not tell the encoding');
  });
});
