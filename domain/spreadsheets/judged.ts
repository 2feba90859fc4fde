import { z } from 'zod'
import type { Fault } from '#domain/audit/command.server.ts'

type Thing = Record<string, unknown>
/** A thing as its schema takes it, or as much of it as can be read; `unread` are the names of the values that cannot. */
export type Judged = { draft: Thing; objections: Fault[]; unread: ReadonlySet<string> }

/** Judges a thing by the schema of its kind. One value that cannot be read hides no fault of the others: rules that speak of several are asked as far as all they look at are there, so a schema says each by itself. */
export function judge(schema: z.ZodType, thing: Thing): Judged {
  const parsed = schema.safeParse(thing)
  if (parsed.success) return { draft: parsed.data as Thing, objections: [], unread: new Set() }
  const objections = faultsOf(parsed.error)
  const objects = objectsOf(schema)
  if (objects.length === 0) return { draft: thing, objections, unread: new Set(Object.keys(thing)) }
  const draft = { ...thing }
  const unread = new Set<string>()
  for (const { shape } of objects)
    for (const [name, field] of Object.entries<z.ZodType>(shape)) {
      const read = field.safeParse(thing[name])
      if (read.success) draft[name] = read.data
      else unread.add(name)
    }
  // Where all can be read, it was the rules that objected.
  return {
    draft,
    objections:
      unread.size === 0 ? objections : [...objections, ...objects.flatMap((one) => broken(one, draft, unread))],
    unread,
  }
}

/** The objects whose fields a thing has: of one that is made into something else, of what is typed; of two that hold at once, of both. */
function objectsOf(schema: z.ZodType): z.ZodObject[] {
  if (schema instanceof z.ZodPipe) return objectsOf(schema.def.in as z.ZodType)
  if (schema instanceof z.ZodIntersection)
    return [...objectsOf(schema.def.left as z.ZodType), ...objectsOf(schema.def.right as z.ZodType)]
  return schema instanceof z.ZodObject ? [schema] : []
}

/** What the rules of a schema that read nothing unread have against a thing. */
function broken({ def }: z.ZodObject, draft: Thing, unread: ReadonlySet<string>): Fault[] {
  const seen = new Proxy(draft, {
    get: (all, name) => {
      if (unread.has(String(name))) throw new Unread()
      return all[String(name)]
    },
  })
  const rules = (def.checks ?? []) as readonly unknown[] as readonly z.core.$ZodCheck<Thing>[]
  return rules.flatMap((rule) => {
    try {
      const found = z.custom<Thing>().check(rule).safeParse(seen)
      return found.success ? [] : faultsOf(found.error)
    } catch (error) {
      if (error instanceof Unread) return []
      throw error
    }
  })
}

class Unread extends Error {}

function faultsOf({ issues }: z.ZodError): Fault[] {
  return issues.map(({ path, message }) => ({ path: path.join('.'), message }))
}
