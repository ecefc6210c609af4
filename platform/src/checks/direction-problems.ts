const PHYSICAL = [
  /\b(?:margin|padding|border)(?:Left|Right)\b/,
  /\b(?:ml|mr|pl|pr)=/,
  /\btextAlign(?:=|: ?)["'{]*(?:left|right)/,
  /text-align:\s*(?:left|right)/,
  /(?:^|[\s;{])(?:margin|padding|border)-(?:left|right)/,
  /(?:^|\s)(?:left|right)=[{"]/,
  /\bfloat:\s*(?:left|right)/,
];

/** In a stylesheet also the bare properties; in code these are names of coordinates too. */
const PHYSICAL_CSS = [...PHYSICAL, /(?:^|[\s;{])(?:left|right):/];

/** Lines that name a physical side instead of a logical one, which mirrors by itself. */
export function directionProblems(file: string, text: string): string[] {
  const patterns = file.endsWith('.css') ? PHYSICAL_CSS : PHYSICAL;
  return text.split('\n').flatMap((line, index) => {
    const isPhysical = patterns.some((pattern) => pattern.test(line)) && !line.includes('physical side:');
    return isPhysical ? [`${file}:${index + 1}: ${line.trim()}`] : [];
  });
}
