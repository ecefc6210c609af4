export function testArguments(
  args: string[],
  suites: string[],
): { suites: string[]; specs: string[]; all: boolean; grep?: string };
