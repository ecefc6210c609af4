interface Instruction {
  name: string;
  rest: string;
}

interface Stage {
  name: string;
  image: string;
  instructions: Instruction[];
}

function lineInstructions(text: string): Instruction[] {
  const lines = text.replace(/\\\n\s*/g, ' ').split('\n');
  return lines.flatMap((line) => {
    const [, name, rest] = /^([A-Z]+)\s+(.+)$/.exec(line.trim()) ?? [];
    return name && rest ? [{ name, rest }] : [];
  });
}

/** The stages of a Dockerfile, in order. */
export function readStages(text: string): Stage[] {
  const stages: Stage[] = [];
  for (const instruction of lineInstructions(text)) {
    const [image = '', , name = ''] = instruction.name === 'FROM' ? instruction.rest.split(/\s+/) : [];
    if (instruction.name === 'FROM') stages.push({ name, image, instructions: [] });
    else stages.at(-1)?.instructions.push(instruction);
  }
  return stages;
}

const all = ({ instructions }: Stage, name: string) =>
  instructions.filter((instruction) => instruction.name === name).map(({ rest }) => rest);

/** The copies of a stage: the source stage, none for the checkout, and the paths. */
export const copiesOf = (stage: Stage) =>
  all(stage, 'COPY').map((rest) => {
    const words = rest.split(/\s+/);
    const from = words.find((word) => word.startsWith('--from='))?.slice('--from='.length);
    return { from, paths: words.filter((word) => !word.startsWith('--')).slice(0, -1) };
  });

/** The package scripts that a stage runs. */
export const scriptsOf = (stage: Stage): string[] =>
  [...all(stage, 'RUN'), ...all(stage, 'CMD').map((json) => (JSON.parse(json) as string[]).join(' '))].flatMap(
    (command) => [...command.matchAll(/\bnpm run ([\w:-]+)/g)].map(([, script = '']) => script),
  );

/** The user of the stage's program; stages based on another one keep its user. */
export const userOf = (stage: Stage): string => all(stage, 'USER').at(-1) ?? 'root';

export const commandOf = (stage: Stage): string[] => JSON.parse(all(stage, 'CMD').at(-1) ?? '[]') as string[];
