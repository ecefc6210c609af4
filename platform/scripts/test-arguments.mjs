import { parseArgs } from 'node:util';

const OPTIONS = { all: { type: 'boolean', default: false }, grep: { type: 'string' } };

/**
 * `test.mjs [suite…] [--all]`, or `test.mjs e2e [part of a spec's path…] [--grep TITLE]`: browser tests may be chosen.
 * @throws Error that names the arguments that were not understood.
 */
export function testArguments(args, suites) {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: OPTIONS });
  const wanted = positionals.filter((name) => suites.includes(name));
  const specs = positionals.filter((name) => !suites.includes(name));
  const isChosen = specs.length > 0 || values.grep !== undefined;
  if (isChosen && !(wanted.length === 1 && wanted[0] === 'e2e'))
    throw new Error(
      `There is no suite ${specs.join(', ') || 'for --grep'}. Suites: ${suites.join(', ')}. Browser tests: e2e [part of a path] [--grep TITLE].`,
    );
  return { suites: wanted, specs, ...values };
}
