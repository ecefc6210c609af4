/** SQL for an erasure (D123): the former values of a class, in `former` of a layer, without what somebody typed. */
export const formerWithoutWords = { former: `t.former || '{"overlapReason": null}'` };
