const FENCE = /^```(\w*)\n(.*?)^```$/gms;

/** The commands of shell blocks, without comments; a line that ends with `\` goes on. */
function blockCommands(text: string): string[] {
  const blocks = [...text.matchAll(FENCE)].filter(([, language = '']) =>
    ['', 'sh', 'bash', 'shell'].includes(language),
  );
  return blocks.flatMap(([, , block = '']) =>
    block
      .replace(/\\\n\s*/g, '')
      .split('\n')
      .map((line) => line.replace(/(^|\s+)#.*$/, '').trim())
      .filter(Boolean),
  );
}

/** Code within a sentence that can be a command: of several words, an option, a script, or a program of PostgreSQL. */
const mayBeCommand = (code: string) => /\s|^--\w|\.sh$|^pg_\w+$/.test(code) && !code.startsWith('{');

/** Every command of a document, each once, in the document's order. */
export function documentCommands(text: string): string[] {
  const inline = [...text.replace(FENCE, '').matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);
  return [...new Set([...blockCommands(text), ...inline.filter(mayBeCommand)])];
}
