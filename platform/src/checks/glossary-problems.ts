/** A word of the glossary that code avoids, and the word that it uses instead. */
export interface AvoidedWord {
  word: string;
  instead: string;
}

/** The words in backticks in the last column of the glossary's table "The code". */
export function avoidedWords(glossary: string): AvoidedWord[] {
  const [, code = ''] = glossary.split('\n## The code\n');
  return code.split('\n').flatMap((line) => {
    const [, instead = '', , not = ''] = line.split('|').map((cell) => cell.trim());
    return [...not.matchAll(/`([a-z]+)`/g)].map(([, word = '']) => ({ word, instead }));
  });
}

/** A comment, a string or a regular expression. */
const SKIPPED =
  /\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|(?<=[(,=:[!&|?{};+\n]\s*)\/(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-z]*/y;
/** The text of a template up to its end or to the next value. */
const TEMPLATE = /(?:[^\\`$]|\\[\s\S]|\$(?!\{))*(`|\$\{)/y;

/** The source without comments, strings, regular expressions and the text of templates. */
function codeOf(source: string): string {
  let code = '';
  let at = 0;
  /** Open braces in each value of the template that is being read. */
  const depths: number[] = [];
  const take = (pattern: RegExp) => {
    pattern.lastIndex = at;
    const found = pattern.exec(source);
    if (found) at = pattern.lastIndex;
    return found;
  };
  const readTemplate = () => {
    if (take(TEMPLATE)?.[1] === '${') depths.push(0);
    code += ' ';
  };
  while (at < source.length) {
    if (take(SKIPPED)) continue;
    const sign = source[at++];
    const depth = depths.at(-1) ?? 0;
    if (sign === '`') readTemplate();
    else if (sign === '}' && depths.length > 0 && depth === 0) {
      depths.pop();
      readTemplate();
    } else {
      if (depths.length > 0) depths[depths.length - 1] = depth + (sign === '{' ? 1 : sign === '}' ? -1 : 0);
      code += sign;
    }
  }
  return code;
}

/**
 * Identifiers as words: `refusedFiles` and `REFUSED_FILES` are two each. Names in snake case come from JSON and are
 * skipped.
 */
function wordsOf(name: string): string[] {
  if (/[a-z].*_|_.*[a-z]/.test(name)) return [];
  return (name.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? []).map((word) => word.toLowerCase());
}

const formsOf = (word: string) => [word, `${word}s`, `${word}ed`, word.endsWith('e') ? `${word}d` : `${word}ing`];

/** Names of code and files that contain a word that the glossary avoids, except those listed as exceptions. */
export function glossaryProblems(
  glossary: string,
  exceptions: Readonly<Record<string, string>>,
  files: string[],
  read: (file: string) => string,
): string[] {
  const avoided = new Map(
    avoidedWords(glossary).flatMap(({ word, instead }) => formsOf(word).map((form) => [form, { word, instead }])),
  );
  return files.flatMap((file) => {
    const names = new Set(codeOf(read(file)).match(/[A-Za-z_$][\w$]*/g) ?? []);
    const parts = file.split(/[/.]/).filter((part) => !(part in exceptions));
    const problem = (name: string, words: string[], where: string) => {
      const found = words.map((word) => avoided.get(word)).find(Boolean);
      return found ? [`${where} ${name}: not "${found.word}", but ${found.instead} (docs/glossary.md)`] : [];
    };
    return [
      ...parts.flatMap((part) => problem(part, part.split('-'), `${file}: the file name`)),
      ...[...names].filter((name) => !(name in exceptions)).flatMap((name) => problem(name, wordsOf(name), `${file}:`)),
    ];
  });
}
