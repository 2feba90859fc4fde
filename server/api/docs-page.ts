import { html, raw } from 'hono/html'
import { notationOf } from './schema-notation.ts'
import type { Markup, Schema } from './schema-notation.ts'

type Shown = { schema?: Schema; example?: unknown; examples?: Readonly<Record<string, { value?: unknown }>> }
type Content = { content?: Readonly<Record<string, Shown>> }
type Parameter = Shown & { name: string; in: string; required?: boolean }
type Operation = {
  tags?: readonly string[]
  summary?: string
  security?: readonly object[]
  parameters?: readonly Parameter[]
  requestBody?: Content
  responses?: Readonly<Record<string, Content & { description?: string }>>
}
/** What the page reads of our OpenAPI document. */
export type DescribedApi = {
  info: { title: string; description?: string }
  paths?: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  components?: { schemas?: Readonly<Record<string, Schema>> }
}
type Call = Operation & { method: string; path: string }

export const DOCS_STYLE = `
:root { color-scheme: light dark; font: 17px/1.5 system-ui, sans-serif }
body { max-width: 860px; margin: 0 auto; padding: 24px 16px 64px }
h2 { margin: 40px 0 8px }
details { border-top: 1px solid; padding: 8px 0 }
summary { cursor: pointer }
summary span { display: block; font-size: .9375rem }
code, pre { font: .9375rem/1.5 ui-monospace, monospace; overflow-wrap: anywhere }
pre { margin: 0; white-space: pre-wrap }
dt { margin-top: 12px; font-weight: 650 }
dd { margin: 0 }
i { opacity: .75 }
`

/** The document as a page to read: no script, calls by what they are about, then the shapes they share. */
export function docsPage({ info, paths = {}, components }: DescribedApi, documentPath: string): Markup {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Call => ({ ...operation, method: method.toUpperCase(), path })),
  )
  const groups = Object.entries(Object.groupBy(calls, ({ tags }) => tags?.[0] ?? 'Other'))
  return html`<!doctype html>
    <html lang="en-IN">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${info.title}: the calls</title>
        ${raw(`<style>${DOCS_STYLE}</style>`)}
      </head>
      <body>
        <h1>${info.title}: the calls</h1>
        <p>${info.description}</p>
        <p>The same for machines: <a href="${documentPath}">${documentPath}</a></p>
        ${groups.map(
          ([tag, group = []]) =>
            html`<h2>${tag}</h2>
              ${group.map(callOf)}`,
        )}
        <h2>Shapes</h2>
        ${Object.entries(components?.schemas ?? {}).map(shapeOf)}
      </body>
    </html>`
}

/** Whether a call is answered only to who shows something. */
function isClosed(security: readonly object[] = []): boolean {
  return security.length > 0 && security.every((way) => Object.keys(way).length > 0)
}

function callOf({ method, path, summary, security, parameters = [], requestBody, responses = {} }: Call): Markup {
  return html`<details>
    <summary><code>${method} ${path}</code><span>${summary}</span></summary>
    <dl>
      ${isClosed(security) ? html`<dt>For who is signed in</dt>` : ''} ${parameters.map(parameterOf)}
      ${
        requestBody
          ? html`<dt>Send</dt>
              <dd>${contentOf(requestBody)}${examplesOf(requestBody)}</dd>`
          : ''
      }
      ${Object.entries(responses).map(
        ([status, response]) =>
          html`<dt>${status}</dt>
            <dd>
              ${response.description}${contentOf(response)}${status.startsWith('2') ? examplesOf(response) : ''}
            </dd>`,
      )}
    </dl>
  </details>`
}

function parameterOf({ name, in: place, required, schema = {}, ...shown }: Parameter): Markup {
  const example = exampleOf(shown)
  const words = typeof example === 'string' ? example : JSON.stringify(example)
  const where = `${place === 'path' ? 'in the path' : place}${required ? ', needed' : ''}`
  return html`<dt><code>${name}</code>, ${where}</dt>
    <dd>
      <code>${notationOf(schema)}</code> ${schema.description ?? ''}
      ${example === undefined ? '' : html`<i>for example</i> <code>${words}</code>`}
    </dd>`
}

function exampleOf({ example, examples = {} }: Shown): unknown {
  return example ?? Object.values(examples)[0]?.value
}

function examplesOf({ content = {} }: Content): Markup {
  const examples = Object.values(content).map(exampleOf)
  return html`${examples.map((example) =>
    typeof example === 'object' && example !== null
      ? html`<i>For example</i>
          <pre>${JSON.stringify(example, null, 2)}</pre>`
      : '',
  )}`
}

function contentOf({ content = {} }: Content): Markup {
  return html`${Object.values(content).map(({ schema }) => schema && html`<pre>${notationOf(schema)}</pre>`)}`
}

function shapeOf([name, schema]: [string, Schema]): Markup {
  return html`<h3 id="${name}">${name}</h3>
    <pre>${notationOf(schema)}</pre>`
}
