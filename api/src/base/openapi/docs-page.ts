import { endpointAccessWords } from '#base/auth/access.ts';
import type { Endpoint } from '#base/http/endpoint.ts';
import { escapeHtml, type Page } from '#base/http/html-page.ts';
import { type openApiDocument, openApiPath } from './document.ts';
import { schemaText } from './schema-text.ts';

interface Operation {
  parameters: { name: string; in: string; required: boolean; schema: object }[];
  requestBody?: { content: Record<string, { schema: object }> };
  responses: Record<string, { description: string; content?: Record<string, { schema: object }> }>;
}

const pretty = (schema: object) => `<pre>${escapeHtml(schemaText(schema))}</pre>`;

const parameterRows = (operation: Operation) =>
  operation.parameters
    .map(
      ({ name, in: place, required, schema }) =>
        `<tr><td><code>${escapeHtml(name)}</code></td><td>${place}${required ? ', required' : ''}</td><td><code>${escapeHtml(schemaText(schema))}</code></td></tr>`,
    )
    .join('');

function bodyPart({ requestBody }: Operation): string {
  if (!requestBody) return '';
  const [first] = Object.values(requestBody.content);
  return `<h3>Body <span class="muted">${Object.keys(requestBody.content).join(', ')}</span></h3>${first ? pretty(first.schema) : ''}`;
}

const responsePart = ({ responses }: Operation) =>
  Object.entries(responses)
    .map(([status, { description, content }]) => {
      const schema = content?.['application/json']?.schema;
      return `<h3>${status} <span class="muted">${escapeHtml(description)}</span></h3>${schema ? pretty(schema) : ''}`;
    })
    .join('');

function section(endpoint: Endpoint, operation: Operation): string {
  const rows = parameterRows(operation);
  return `<details><summary><b>${endpoint.method.toUpperCase()}</b> <code>/api${openApiPath(endpoint.path)}</code>
    ${escapeHtml(endpoint.summary)} <span class="muted">· ${escapeHtml(endpointAccessWords(endpoint.access))}${endpoint.keyPermission ? `; with a key ${escapeHtml(endpoint.keyPermission)}` : ''}</span></summary>
    ${rows ? `<table>${rows}</table>` : ''}${bodyPart(operation)}${responsePart(operation)}</details>`;
}

/** The page that describes the contract for people. */
export function docsPage(
  endpoints: readonly Endpoint[],
  { paths, info: { version } }: ReturnType<typeof openApiDocument>,
): Page {
  const tags = [...new Set(endpoints.map((endpoint) => endpoint.tag))];
  const sections = tags.map((tag) => {
    const calls = endpoints.filter((endpoint) => endpoint.tag === tag);
    const parts = calls.map((call) => section(call, paths[openApiPath(call.path)]?.[call.method] as Operation));
    return `<h2>${escapeHtml(tag)}</h2>${parts.join('')}`;
  });
  const intro = `<h1>Academy API ${escapeHtml(version)}</h1><p>Send <code>Authorization: Bearer &lt;token&gt;</code> from
    <code>POST /api/login</code>. Refusals are <code>application/problem+json</code>. The same as a document:
    <a href="/api/openapi.json">openapi.json</a>.</p>`;
  return { title: 'Academy API', body: intro + sections.join('') };
}
