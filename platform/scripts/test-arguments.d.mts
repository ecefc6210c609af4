export function testArguments(
  args: string[],
  suites: string[],
  present: string[],
): { suites: string[]; specs: string[]; all: boolean; grep?: string };
