import * as v from 'valibot';
import { bodyOf, responseOf } from '#base/fields/fields.ts';
import { idParams, line, pageLimit, pageNumber } from '#base/http/fields.ts';
import { unlessEmpty } from '#base/http/form-fields.ts';
import { classesNum, MAX_TITLE, packageFields } from './packages.fields.ts';

const PAGE_SIZE = 100;

export const packageSorts = ['title', 'classesNum', 'createdAt'] as const;

export const packagesQuery = v.object({
  page: pageNumber,
  limit: pageLimit(PAGE_SIZE),
  title: v.optional(v.pipe(line, v.maxLength(MAX_TITLE)), ''),
  classesNum: unlessEmpty(classesNum),
  /** With a leading minus the order is descending. */
  sort: v.optional(v.picklist(packageSorts.flatMap((sort) => [sort, `-${sort}` as const])), '-createdAt'),
});
export type PackagesQuery = v.InferOutput<typeof packagesQuery>;
export const packageParams = idParams;

export const packageBody = bodyOf(packageFields);
export type PackageInput = v.InferOutput<typeof packageBody>;

const wirePackage = responseOf(packageFields);
export type WirePackage = v.InferInput<typeof wirePackage>;

export const packagesPage = v.object({
  data: v.array(wirePackage),
  page: v.number(),
  limit: v.number(),
  total: v.number(),
  totalPages: v.number(),
});
export const packageResponse = v.object({ data: wirePackage });

export const audiencesResponse = v.object({ data: v.array(v.object({ id: v.string(), name: v.string() })) });
