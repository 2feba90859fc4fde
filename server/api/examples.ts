type Schema = {
  $ref?: string
  example?: unknown
  default?: unknown
  const?: unknown
  enum?: readonly unknown[]
  type?: string | readonly string[]
  anyOf?: readonly Schema[]
  oneOf?: readonly Schema[]
  allOf?: readonly Schema[]
  items?: Schema
  properties?: Readonly<Record<string, Schema>>
  required?: readonly string[]
}
type ShownValue = { schema?: Schema; example?: unknown; examples?: object }
type Content = { content?: Readonly<Record<string, ShownValue>> }
type Operation = {
  parameters?: readonly ShownValue[]
  requestBody?: Content
  responses?: Readonly<Record<string, Content>>
}
/** What is read of an OpenAPI document, and the examples that are written into it. */
export type ExemplifiedApi = {
  paths?: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  components?: { schemas?: Readonly<Record<string, Schema>> }
}

/** Gives every body, answer and parameter that has no example of its own one that is put together from those of its fields, where all it needs have one. */
export function giveExamples({ paths = {}, components }: ExemplifiedApi): void {
  for (const operation of Object.values(paths).flatMap((methods) => Object.values(methods)))
    for (const shown of [...(operation.parameters ?? []), ...mediaOf(operation)]) {
      if (shown.example !== undefined || shown.examples) continue
      const example = exampleOf(shown.schema ?? {}, components?.schemas ?? {})
      if (example !== undefined) shown.example = example
    }
}

/** Everything an operation is sent and answers, whatever its kind. */
function mediaOf({ requestBody, responses = {} }: Operation): ShownValue[] {
  return [requestBody ?? {}, ...Object.values(responses)].flatMap(({ content = {} }) => Object.values(content))
}

type Shapes = Readonly<Record<string, Schema>>

function exampleOf(schema: Schema, shapes: Shapes): unknown {
  const { $ref, items, properties } = schema
  if (schema.example !== undefined) return schema.example
  if ($ref) return exampleOf(shapes[$ref.slice($ref.lastIndexOf('/') + 1)] ?? {}, shapes)
  if (schema.default !== undefined) return schema.default
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if (properties) return fieldsOf(schema, shapes)
  if (schema.allOf) return joined(schema.allOf.map((part) => exampleOf(part, shapes)))
  const either = schema.anyOf ?? schema.oneOf
  if (either) return either.map((one) => exampleOf(one, shapes)).find((example) => example !== undefined)
  if (items) return listed(exampleOf(items, shapes))
  return plainest(schema)
}

/** What may be left out is, where nobody gave an example of it. */
function fieldsOf({ properties = {}, required = [] }: Schema, shapes: Shapes): object | undefined {
  const isShown = (name: string, field: Schema) => required.includes(name) || field.type !== 'boolean'
  const fields = Object.entries(properties)
    .filter(([name, field]) => isShown(name, field))
    .map(([name, field]) => [name, exampleOf(field, shapes)] as const)
  const isWhole = fields.every(([name, example]) => example !== undefined || !required.includes(name))
  return isWhole ? Object.fromEntries(fields.filter(([, example]) => example !== undefined)) : undefined
}

function joined(parts: readonly unknown[]): object | undefined {
  return parts.includes(undefined) ? undefined : Object.assign({}, ...parts)
}

function listed(item: unknown): unknown[] | undefined {
  return item === undefined ? undefined : [item]
}

function plainest({ type }: Schema): true | null | undefined {
  if (type === 'boolean') return true
  return [type].flat().includes('null') ? null : undefined
}
