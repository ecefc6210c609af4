/** Every machine has its own registry, so the lockfile must contain no download addresses. */
export function lockfileProblems(text: string): string[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      /tarball:|https?:\/\//.test(line) ? [`pnpm-lock.yaml:${index + 1}: ${line.trim()}`] : [],
    );
}
