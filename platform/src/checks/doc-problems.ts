import path from 'node:path';

/** The documents, and the possible targets of their links. */
export interface Documents {
  /** Paths of documents below the root. */
  files: string[];
  read: (file: string) => string;
  exists: (file: string) => boolean;
  /** Scripts of the workspace's package. */
  scripts: string[];
}

const LINK = /\[((?:[^[\]]|\[[^\]]*\])*)\]\(([^)\s]+)\)/g;
const IS_TEST = /\.(test|spec)\.tsx?$/;
const COMMAND = /\bpnpm ((?:--filter \w+ )?[a-z][\w-]*)/g;
/** Commands of pnpm itself, and of packages. */
const OTHER_COMMANDS = ['install', '--filter api migration'];
const PATH = /`((?:api|deploy|docs|e2e|mf-\w+|platform|shared-\w+|shell)\/[\w./-]+\.\w+)`/g;

/** Compares with the code, where an apostrophe or a quotation mark may be escaped. */
const hasTitle = (source: string, title: string) => source.replaceAll('\\', '').includes(title);

function linkProblems(file: string, { read, exists }: Documents): string[] {
  return [...read(file).matchAll(LINK)].flatMap(([, text = '', target = '']) => {
    if (/^[a-z]+:|^#/.test(target)) return [];
    const linked = path.posix.join(path.posix.dirname(file), target.replace(/#.*/, ''));
    if (!exists(linked)) return [`${file}: there is no ${linked}`];
    return IS_TEST.test(linked) && !hasTitle(read(linked), text) ? [`${file}: ${linked} has no test "${text}"`] : [];
  });
}

const missingPaths = (file: string, { read, exists }: Documents) =>
  [...read(file).matchAll(PATH)].flatMap(([, named = '']) => (exists(named) ? [] : [`${file}: there is no ${named}`]));

const unknownCommands = (file: string, { read, scripts }: Documents) =>
  [...read(file).matchAll(COMMAND)].flatMap(([, command = '']) =>
    [...scripts, ...OTHER_COMMANDS].includes(command) ? [] : [`${file}: there is no command pnpm ${command}`],
  );

/** All documents together, as `wc -w` counts; who adds to them shortens another. */
export const MOST_WORDS = 85_000;

function wordProblems({ files, read }: Documents): string[] {
  const counts = files.map((file) => read(file).match(/\S+/g)?.length ?? 0);
  const words = counts.reduce((sum, count) => sum + count, 0);
  return words <= MOST_WORDS ? [] : [`the documents have ${words} words, and ${MOST_WORDS} at most: shorten some`];
}

/** Links to missing files; linked tests without that title; in instructions, missing files and commands; too many words. */
export function docProblems(documents: Documents): string[] {
  const problems = documents.files.flatMap((file) => [
    ...linkProblems(file, documents),
    ...(/^docs\/(how-to|develop|operate|remotes|changed-libraries)/.test(file) ? missingPaths(file, documents) : []),
    ...(/how-to|tutorial|develop|operate|remotes|README/.test(file) ? unknownCommands(file, documents) : []),
  ]);
  return [...problems, ...wordProblems(documents)];
}
