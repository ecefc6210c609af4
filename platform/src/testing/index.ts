export { type BuiltRemote, writeBuiltRemote } from './built-remote.ts';
export { keyPair } from './key-pair.ts';
export { startS3 } from './s3-server.ts';
export { unsignedCheck } from './unsigned-check.ts';
