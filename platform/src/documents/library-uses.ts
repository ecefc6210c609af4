/** The document with the table of libraries, and how many files import each. */
export const LIBRARY_USES_DOCUMENT = 'docs/changed-libraries.md';

const HEADING = '\n## Where each library is used at run time\n';
const IMPORT = /\b(?:from|import)\s*\(?\s*'((?:@[\w-]+\/)?[\w.-]+)/g;
/** The package of a library that is called differently. */
const PACKAGES: Readonly<Record<string, string>> = { rspack: '@rspack/core' };
const isTest = (file: string) => /\.(test|fixture|spec)\.tsx?$|\/testing\/|^e2e\/|^bench\//.test(file);

/** How far a number of the table may be off, so that not every new file changes it. */
const FEW = 3;
const SHARE = 0.1;

/** The number as it stands, unless it is far off; a new one has two digits: 1,234 is 1,200. */
function written(before: string | undefined, count: number): string {
  const known = before === undefined ? Number.NaN : Number(before.replaceAll(',', ''));
  const isNear = Math.abs(known - count) <= Math.max(FEW, count * SHARE) && (known === 0) === (count === 0);
  return isNear ? known.toLocaleString('en') : Number(count.toPrecision(2)).toLocaleString('en');
}

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
  const [before = '', table] = text.split(HEADING);
  if (table === undefined) throw new Error(`${LIBRARY_USES_DOCUMENT} has no table of libraries`);
  const uses = usesIn(files, read);
  const line = /^\| (?!library |---)([^|]+) \|([^|]+)\|(?: ([\d,]+) \| ([\d,]+) \|)?$/gm;
  const counted = table.replace(line, (_line, names: string, where: string, all?: string, remotes?: string) => {
    const found = names.split(', ').map((name) => uses.get(PACKAGES[name] ?? name) ?? { all: 0, remotes: 0 });
    const most = (key: keyof Uses) => Math.max(...found.map((each) => each[key]));
    return `| ${names} |${where}| ${written(all, most('all'))} | ${written(remotes, most('remotes'))} |`;
  });
  return before + HEADING + counted;
}
