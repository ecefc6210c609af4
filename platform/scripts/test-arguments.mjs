import { parseArgs } from 'node:util';

const OPTIONS = { all: { type: 'boolean', default: false }, grep: { type: 'string' } };

/** Whether a browser test is meant by a part of its path; as for Playwright it may be an expression, and end in a line. */
function isPartOf(part, spec) {
  const path = part.replace(/(:\d+){1,2}$/, '');
  if (spec.includes(path)) return true;
  try {
    return new RegExp(path, 'i').test(spec);
  } catch {
    return false;
  }
}

/**
 * `test.mjs [suite…] [--all]`, or `test.mjs e2e [part of a spec's path…] [--grep TITLE]`: browser tests may be chosen.
 * @param present the paths of all browser tests.
 * @throws Error that names the arguments that were not understood.
 */
export function testArguments(args, suites, present) {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: OPTIONS });
  const wanted = positionals.filter((name) => suites.includes(name));
  const specs = positionals.filter((name) => !suites.includes(name));
  const isChosen = specs.length > 0 || values.grep !== undefined;
  if (isChosen && !(wanted.length === 1 && wanted[0] === 'e2e'))
    throw new Error(
      `There is no suite ${specs.join(', ') || 'for --grep'}. Suites: ${suites.join(', ')}. Browser tests: e2e [part of a path] [--grep TITLE].`,
    );
  const missing = specs.filter((part) => !present.some((spec) => isPartOf(part, spec)));
  if (missing.length > 0)
    throw new Error(`No browser test has ${missing.join(', ')} in its path. Their folders are in e2e/tests.`);
  return { suites: wanted, specs, ...values };
}
