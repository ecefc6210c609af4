import type { TestApi } from '../test-api.ts';
import type { MayFixtures, Somebody } from './may.users.ts';

export type May = Record<string, boolean>;

/** An object built for the question: as the viewer finds it, and a try of each verb. */
export interface Subject {
  may: May | undefined;
  verbs: Record<string, [method: string, path: string, body?: unknown]>;
}
export type Build = (viewer: Somebody) => Promise<Subject>;

/** Builds and reads objects. */
export class Academy {
  readonly api: TestApi;
  readonly fixtures: MayFixtures;
  #made = 0;

  constructor(api: TestApi, fixtures: MayFixtures) {
    this.api = api;
    this.fixtures = fixtures;
  }

  another(): number {
    this.#made += 1;
    return this.#made;
  }

  async read({ token }: Somebody, path: string) {
    const response = await this.api.request('get', `/api${path}`, { token });
    return response.status === 200 ? response.json() : undefined;
  }
}

export const inList = (page: { data: { id: string; may: May }[] } | undefined, id: number) =>
  page?.data.find((each) => each.id === String(id))?.may;
