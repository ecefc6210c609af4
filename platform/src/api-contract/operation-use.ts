import * as v from 'valibot';
import type { Shape } from './shape.ts';

const shapeSchema = v.custom<Shape>(
  (value) => typeof value === 'string' || (typeof value === 'object' && value !== null),
);

/** The used or offered part of an operation. */
const operationEntries = {
  /** The read part of the response's body. */
  reads: v.optional(shapeSchema),
  /** Parameters of the query. */
  query: v.optional(shapeSchema),
  /** A body of JSON. */
  sends: v.optional(shapeSchema),
  /** The fields of a form with files. */
  form: v.optional(shapeSchema),
};

/** A call of the API that a remote's code makes; `call` is `GET /users/{}`, below `/api`. */
export const operationUseSchema = v.object({ call: v.string(), ...operationEntries });

const offeredOperationSchema = v.object({
  ...operationEntries,
  /** Whether the call may have no body. */
  bodyOptional: v.optional(v.boolean()),
});

/** The operations of an API, by call. */
export const apiOffersSchema = v.object({
  version: v.string(),
  operations: v.record(v.string(), offeredOperationSchema),
});

export type OperationUse = v.InferOutput<typeof operationUseSchema>;
export type OfferedOperation = v.InferOutput<typeof offeredOperationSchema>;
export type ApiOffers = v.InferOutput<typeof apiOffersSchema>;

/** `GET /users/{id}` and `GET /users/{}` as `GET /api/users/{}`, for messages. */
export const inWords = (call: string): string => call.replace(' /', ' /api/');
