import { html } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'

/** What our OpenAPI document says of a value; of JSON Schema, the words it uses. */
export type Schema = {
  $ref?: string
  type?: string | readonly string[]
  format?: string
  description?: string
  enum?: readonly unknown[]
  const?: unknown
  anyOf?: readonly Schema[]
  oneOf?: readonly Schema[]
  allOf?: readonly Schema[]
  items?: Schema
  properties?: Readonly<Record<string, Schema>>
  required?: readonly string[]
  additionalProperties?: boolean | Schema
}
export type Markup = HtmlEscapedString | Promise<HtmlEscapedString> | string

const INDENT = '  '

/** A value's shape as TypeScript would write it, names leading to where they are explained, descriptions as comments. */
export function notationOf(schema: Schema, depth = 0): Markup {
  const { $ref, type, items, properties, additionalProperties } = schema
  const alternatives = schema.anyOf ?? schema.oneOf
  if ($ref) return linkTo($ref.slice($ref.lastIndexOf('/') + 1))
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (alternatives) return joined(alternatives, ' | ', depth)
  if (schema.allOf) return joined(schema.allOf, ' & ', depth)
  if (items) return html`${isSeveral(items) ? html`(${notationOf(items, depth)})` : notationOf(items, depth)}[]`
  if (properties) return fieldsOf(schema, depth)
  if (typeof additionalProperties === 'object') return html`{ [name]: ${notationOf(additionalProperties, depth)} }`
  return `${[type].flat().join(' | ')}${schema.format ? ` (${schema.format})` : ''}`
}

function isSeveral(schema: Schema): boolean {
  return Boolean(schema.enum ?? schema.anyOf ?? schema.oneOf ?? schema.allOf) || Array.isArray(schema.type)
}

function linkTo(name: string): Markup {
  return html`<a href="#${name}">${name}</a>`
}

function joined(schemas: readonly Schema[], sign: string, depth: number): Markup {
  return html`${schemas.map((schema, at) => html`${at === 0 ? '' : sign}${notationOf(schema, depth)}`)}`
}

function fieldsOf({ properties = {}, required = [] }: Schema, depth: number): Markup {
  const indent = INDENT.repeat(depth)
  const lines = Object.entries(properties).map(([name, field]) => {
    const mark = required.includes(name) ? '' : '?'
    const comment = field.description ? html` <i>// ${field.description}</i>` : ''
    return html`${indent}${INDENT}<b>${name}</b>${mark}: ${notationOf(field, depth + 1)}${comment}${'\n'}`
  })
  return html`{${'\n'}${lines}${indent}}`
}
