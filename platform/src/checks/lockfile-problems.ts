/** Download addresses have no place in the lockfile: every machine has a registry of its own. */
export function lockfileProblems(text: string): string[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      /tarball:|https?:\/\//.test(line) ? [`pnpm-lock.yaml:${index + 1}: ${line.trim()}`] : [],
    );
}
