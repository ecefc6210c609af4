/** The document with the table of libraries, and how many files import each. */
export const LIBRARY_USES_DOCUMENT = 'docs/changed-libraries.md';

const HEADING = '\n## Where each library is used at run time\n';
const IMPORT = /\b(?:from|import)\s*\(?\s*'((?:@[\w-]+\/)?[\w.-]+)/g;
/** The package of a library that is called differently. */
const PACKAGES: Readonly<Record<string, string>> = { rspack: '@rspack/core' };
const isTest = (file: string) => /\.(test|fixture|spec)\.tsx?$|\/testing\/|^e2e\/|^bench\//.test(file);

/** Two digits, so that the table changes seldom: 1,234 is 1,200. */
const rounded = (count: number): string => Number(count.toPrecision(2)).toLocaleString('en');

interface Uses {
  all: number;
  remotes: number;
}

function usesIn(files: readonly string[], read: (file: string) => string): Map<string, Uses> {
  const uses = new Map<string, Uses>();
  for (const file of files.filter((each) => /\.tsx?$/.test(each) && !isTest(each)))
    for (const name of new Set([...read(file).matchAll(IMPORT)].map(([, found = '']) => found))) {
      const { all, remotes } = uses.get(name) ?? { all: 0, remotes: 0 };
      uses.set(name, { all: all + 1, remotes: remotes + (file.startsWith('mf-') ? 1 : 0) });
    }
  return uses;
}

/**
 * Writes into the last two columns of the table how many files import each library, and how many of them are in
 * remotes; tests do not count.
 */
export function withLibraryUses(text: string, files: readonly string[], read: (file: string) => string): string {
  const [before = '', table = ''] = text.split(HEADING);
  const uses = usesIn(files, read);
  const counted = table.replace(
    /^\| (?!library |---)([^|]+) \|([^|]+)\|[^\n]*$/gm,
    (_line, names: string, where: string) => {
      const found = names.split(', ').map((name) => uses.get(PACKAGES[name] ?? name) ?? { all: 0, remotes: 0 });
      const most = (key: keyof Uses) => rounded(Math.max(...found.map((each) => each[key])));
      return `| ${names} |${where}| ${most('all')} | ${most('remotes')} |`;
    },
  );
  return before + HEADING + counted;
}
