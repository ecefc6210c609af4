export { type BuiltRemote, writeBuiltRemote } from './built-remote.ts';
export { startS3 } from './s3-server.ts';
