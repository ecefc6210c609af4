import type { Context, Hono } from 'hono';
import type { Deps } from '#base/deps.ts';
import { clientAddress, networkOf } from '#base/http/client-address.ts';
import { pageOf } from '#base/http/html-page.ts';
import { docsPage } from '#base/openapi/docs-page.ts';
import { openApiDocument } from '#base/openapi/document.ts';
import { endpoints } from './endpoints.ts';
import { type Asset, textAsset } from './site/assets/asset.ts';
import { compressNow } from './site/assets/compression.ts';
import { REVALIDATE, sendAsset } from './site/assets/send-asset.ts';
import { apiVersion } from './version.ts';

interface Published {
  asset: Asset;
  headers: Record<string, string>;
}

async function built(name: string, text: string, headers: Record<string, string>): Promise<Published> {
  const asset = textAsset(name, text);
  await compressNow(asset);
  return { asset, headers: { ...headers, 'Cache-Control': REVALIDATE } };
}

async function buildContract() {
  const document = openApiDocument(endpoints, apiVersion);
  const page = pageOf(docsPage(endpoints, document));
  return {
    document: await built('openapi.json', JSON.stringify(document), {}),
    docs: await built('docs.html', page.html, page.headers),
  };
}

let contract: ReturnType<typeof buildContract> | undefined;

/** The API's contract as a document and as a page. Building it costs a tenth of a second, so each process does it once. */
export function mountContract(app: Hono, { limits, settings }: Deps): void {
  const serve = (path: string, part: 'document' | 'docs') =>
    app.get(path, async (c: Context) => {
      c.set('route', path);
      await limits.requests.take(networkOf(clientAddress(c, settings.trustProxy)));
      contract ??= buildContract();
      const { asset, headers } = (await contract)[part];
      return sendAsset(c, asset, headers);
    });
  serve('/api/openapi.json', 'document');
  serve('/api/docs', 'docs');
}
