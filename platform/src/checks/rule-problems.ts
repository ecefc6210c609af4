/** Rules of the domain that code cites and `docs/rules` does not contain. */
export function ruleProblems(rules: string, files: string[], read: (file: string) => string): string[] {
  const stated = new Set([...rules.matchAll(/^- \*\*([CDH]\d+)\*\*/gm)].map(([, rule]) => rule));
  return files.flatMap((file) => {
    const comments = read(file)
      .split('\n')
      .filter((line) => /\/\/|^\s*\*|\/\*|^--/.test(line) || /\bit\(/.test(line));
    const cited = comments.flatMap((line) => line.match(/\b[CDH]\d{1,2}\b/g) ?? []);
    return [...new Set(cited)]
      .filter((rule) => !stated.has(rule))
      .map((rule) => `${file} cites ${rule}, which docs/rules does not state`);
  });
}
