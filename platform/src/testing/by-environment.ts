import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** From the comment that chooses an environment for one file. */
const choiceOf = ({ moduleId }: TestSpecification) =>
  /@vitest-environment (\S+)/.exec(readFileSync(moduleId, 'utf8'))?.[1] ?? '';

/**
 * Within a project, files of one environment run one after another. A worker is reused only if the environment is the
 * same; a new one loads React, the theme and all texts again.
 */
export class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const places = new Map(
      sorted.map((file, at) => [file, { project: file.project.name, choice: choiceOf(file), at }]),
    );
    const placeOf = (file: TestSpecification) => places.get(file) ?? { project: '', choice: '', at: 0 };
    return sorted.sort((a, b) => {
      const [left, right] = [placeOf(a), placeOf(b)];
      if (left.project !== right.project) return left.at - right.at;
      return left.choice.localeCompare(right.choice) || left.at - right.at;
    });
  }
}
