/** Patches and replacements without a heading in `docs/changed-libraries.md`, and headings without a test. */
export function changedLibraryProblems(
  document: string,
  patches: readonly string[],
  replacements: readonly string[],
): string[] {
  const [, ...sections] = document.split(/^### /m);
  const headings = sections.map((section) => section.slice(0, section.indexOf('\n')).replaceAll('`', ''));
  const libraries = patches.map((file) =>
    file
      .replace(/^.*\//, '')
      .replace('__', '/')
      .replace(/\.patch$/, ''),
  );
  return [
    ...[...libraries, ...replacements]
      .filter((name) => !headings.includes(name))
      .map((name) => `docs/changed-libraries.md does not name "${name}"`),
    ...headings
      .filter((_, index) => !/^- \*\*Test\.\*\* \S/m.test(sections[index] ?? ''))
      .map((heading) => `docs/changed-libraries.md: "${heading}" has no test`),
  ];
}
