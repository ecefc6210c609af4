import { register } from '#base/modules/registry.ts';
import { modules } from './modules.ts';

/** What the modules register with each other, in their order (ADR 167). An import of this file registers it. */
export const registrations = modules.flatMap(({ registers = [] }) => registers);

register(registrations);
