import { createHash } from 'node:crypto';
import { mediaTypeOf } from '@academy/platform/registry';

type Bytes = Uint8Array<ArrayBuffer>;

/** A file in memory, ready to be sent. Its compressed forms are added when they are ready. */
export interface Asset {
  bytes: Bytes;
  /** The hash of the bytes, without quotation marks. */
  hash: string;
  type: string;
  isCompressible: boolean;
  br?: Bytes;
  gzip?: Bytes;
}

const WORTH_COMPRESSING = 1024;
const isText = (type: string) => /^(text\/|application\/(json|xml|manifest|wasm)|image\/(svg|x-icon))/.test(type);

export function createAsset(name: string, bytes: Bytes): Asset {
  const type = mediaTypeOf(name);
  return {
    bytes,
    hash: createHash('sha256').update(bytes).digest('base64url').slice(0, 22),
    type,
    isCompressible: isText(type) && bytes.length >= WORTH_COMPRESSING,
  };
}

export const textAsset = (name: string, text: string) => createAsset(name, new TextEncoder().encode(text));
