import { apiPrefix } from '@souk/contract/shared/endpoint';
import type { FastifyInstance } from 'fastify';
import type { OpenApi, OpenApiOperation } from './openapi.ts';
import type { JsonSchema } from './openapi-schemas.ts';
import { html, sendPage } from './plain-page.ts';

const pretty = (value: unknown) => JSON.stringify(value, null, 2);

const nameIn = (ref: unknown) => String(ref).split('/').at(-1) ?? '';

/** A schema for display, in which names of other shapes are links. */
const shown = (schema: unknown) =>
  (pretty(schema) ?? '').split(/(\{\s*"\$ref": "#\/components\/schemas\/[^"]+"\s*\})/).map((part, index) => {
    const name = nameIn(/"([^"]+)"\s*\}$/.exec(part)?.[1]);
    return index % 2 === 1 ? html`<a href="#shape-${name}">${name}</a>` : part;
  });

/** The part that a reference names, or the part itself. */
function resolved(part: JsonSchema, book: Record<string, JsonSchema>): JsonSchema {
  return part.$ref === undefined ? part : (book[nameIn(part.$ref)] ?? {});
}

const schemaIn = (part: unknown): unknown => {
  const content = (part as { content?: Record<string, { schema?: unknown }> } | undefined)?.content ?? {};
  return Object.values(content)[0]?.schema;
};

const parameterRow = (parameter: Record<string, unknown>) =>
  html`<tr><td><code>${parameter.name}</code>${parameter.required ? ' *' : ''}</td><td>${parameter.in}</td>
<td><code>${shown(parameter.schema)}</code></td></tr>`;

function operationCard(
  path: string,
  method: string,
  operation: OpenApiOperation,
  book: OpenApi['components'],
) {
  const { summary, responses, parameters, requestBody } = operation;
  const words = `${method} ${path} ${summary} ${operation['x-spec']?.join(' ') ?? ''}`.toLowerCase();
  const success = Object.entries(responses).find(([status]) => status < '300');
  return html`<details id="${operation.operationId}" data-words="${words}">
<summary><span class="method">${method.toUpperCase()}</span> <code>${path}</code> <span class="meta">${summary}</span></summary>
<p class="row"><span class="tag">${operation['x-access']}</span>
${(operation['x-spec'] ?? []).map((row) => html`<span class="tag">${row}</span>`)}</p>
${parameters ? html`<h3>Parameters</h3><table>${parameters.map((one) => parameterRow(resolved(one, book.parameters)))}</table>` : ''}
${requestBody ? html`<h3>Body</h3><pre tabindex="0">${shown(schemaIn(requestBody))}</pre>` : ''}
<h3>Answers</h3><table>${Object.entries(responses).map(
    ([status, answer]) =>
      html`<tr><td>${status}</td><td>${resolved(answer, book.responses).description}</td></tr>`,
  )}</table>
<pre tabindex="0">${shown(schemaIn(success?.[1]))}</pre></details>`;
}

const script = `
const find = document.querySelector('#find');
const status = document.querySelector('#found');
const show = () => {
  const words = find.value.toLowerCase().split(/\\s+/).filter(Boolean);
  let count = 0;
  for (const card of document.querySelectorAll('[data-words]')) {
    card.hidden = !words.every((word) => card.dataset.words.includes(word));
    if (!card.hidden) count += 1;
  }
  for (const group of document.querySelectorAll('section'))
    group.hidden = !group.querySelector('[data-words]:not([hidden])');
  status.textContent = count === 0 ? 'No operation has these words.' : count + ' operations';
};
find.addEventListener('input', show);
show();
const open = () => document.getElementById(location.hash.slice(1))?.setAttribute('open', '');
addEventListener('hashchange', open);
open();
`;

function referenceBody({ paths, tags, info, components }: OpenApi) {
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  return html`<p>${info.description} <a href="${apiPrefix}/openapi.json">OpenAPI 3.1 document</a></p>
<label for="find">Find an operation</label><input id="find" type="search" autocomplete="off">
<p class="meta" id="found" role="status">${all.length} operations</p>
${tags.map(({ name }) => {
  const group = all.filter(({ operation }) => operation.tags.includes(name));
  return html`<section><h2>${name}</h2>${group.map(({ path, method, operation }) =>
    operationCard(path, method, operation, components),
  )}</section>`;
})}
<h2>Shapes</h2>${Object.entries(components.schemas).map(
    ([name, schema]) =>
      html`<details id="shape-${name}"><summary>${name}</summary><pre tabindex="0">${shown(schema)}</pre></details>`,
  )}`;
}

/** Serves the API's description at `/api/v2/openapi.json` and, for people, at `/api/v2/docs`. */
export function mountReference(server: FastifyInstance, describe: () => OpenApi): void {
  let kept: { document: string; body: ReturnType<typeof referenceBody> } | undefined;
  const reference = () => {
    if (!kept) {
      const description = describe();
      kept = { document: JSON.stringify(description), body: referenceBody(description) };
    }
    return kept;
  };
  server.get(`${apiPrefix}/openapi.json`, async (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=300')
      .type('application/json; charset=utf-8')
      .send(reference().document),
  );
  server.get(`${apiPrefix}/docs`, async (_request, reply) =>
    sendPage(reply, { title: 'API reference', body: reference().body, script }),
  );
}
