const PHYSICAL = [
  /\b(?:margin|padding|border)(?:Left|Right)\b/,
  /\b(?:ml|mr|pl|pr)=/,
  /\btextAlign(?:=|: ?)["'{]*(?:left|right)/,
  /text-align:\s*(?:left|right)/,
  /(?:^|[\s;{])(?:margin|padding|border)-(?:left|right)/,
  /(?:^|[\s;{(,])(?:left|right)(?::\s|=[{"])/,
  /\bfloat:\s*(?:left|right)/,
];

/** Lines that name a physical side, where a logical one mirrors by itself. */
export function directionProblems(file: string, text: string): string[] {
  return text.split('\n').flatMap((line, index) => {
    const isPhysical = PHYSICAL.some((pattern) => pattern.test(line)) && !line.includes('physical side:');
    return isPhysical ? [`${file}:${index + 1}: ${line.trim()}`] : [];
  });
}
