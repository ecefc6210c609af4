import type { Metadata } from './sandbox-objects.ts';

/** The fields of a form, by name. */
export type Fields = Record<string, string>;
export type Body = Record<string, unknown>;

/** An error in the words of the provider. */
export class CallError extends Error {
  readonly status: 400 | 401 | 404 | 409;
  readonly body: Body;
  constructor(status: CallError['status'], type: string, about: Body = {}) {
    super(type);
    this.status = status;
    this.body = { error: { type, message: type, ...about } };
  }
}
export const missing = (what: string) =>
  new CallError(404, 'invalid_request_error', { code: 'resource_missing', message: `No such ${what}` });

export const fieldsOf = (body: string): Fields => Object.fromEntries(new URLSearchParams(body));

export const metadataOf = (fields: Fields): Metadata =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([key, value]) => {
      const name = /^metadata\[([^\]]+)\]$/.exec(key)?.[1];
      return name ? [[name, value]] : [];
    }),
  );
