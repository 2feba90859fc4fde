import { glob, readFile } from 'node:fs/promises'
import { dirname, join, normalize } from 'node:path'
import { parseAst } from 'vite'

const ROOT = new URL('../../', import.meta.url).pathname
/** Positions of types name nothing that runs. */
const RUNS = /^(?!TS)|^TS(As|Satisfies|NonNull|Instantiation)/

type Node = { type: string; start: number; end: number } & Record<string, unknown>
/** A thing of a file that has a name: what it names in turn, and whether it writes by itself. */
type DeclaredWriters = { names: string[]; isWriting: boolean }
type Source = { declared: Map<string, DeclaredWriters>; imported: Map<string, string> }

/** A function of the rooms that writes, and which files of pages and calls use it. */
export type Writer = { file: string; name: string; usedIn: string[] }

/**
 * Every exported function of `domain/` that pages or calls import and that writes: it inserts, updates, deletes or opens a transaction, or names something that does, in whatever file of the
 * house that stands.
 */
export async function listWriters(): Promise<Writer[]> {
  const sources = await readSources('{domain,platform}/**/*.ts')
  const users = await readSources('{app,server,web}/**/*.{ts,tsx}')
  const used = Map.groupBy(
    [...users].flatMap(([user, { imported }]) => [...imported.values()].map((thing) => ({ thing, user }))),
    ({ thing }) => thing,
  )
  const isWriter = writerIn(sources)
  return [...used]
    .filter(([thing]) => thing.startsWith('domain/') && isWriter(thing))
    .map(([thing, by]) => {
      const [file, name] = thing.split(' ') as [string, string]
      return { file, name, usedIn: by.map(({ user }) => user) }
    })
}

function writerIn(sources: ReadonlyMap<string, Source>): (thing: string) => boolean {
  const known = new Map<string, Set<string>>()
  const reach = (thing: string, seen: Set<string>): Set<string> => {
    if (seen.has(thing)) return seen
    seen.add(thing)
    const [file, name] = thing.split(' ') as [string, string]
    const source = sources.get(file)
    for (const named of source?.declared.get(name)?.names ?? []) {
      const there = source!.declared.has(named) ? `${file} ${named}` : source!.imported.get(named)
      if (there !== undefined) reach(there, seen)
    }
    return seen
  }
  return (thing) => {
    const reached = known.get(thing) ?? reach(thing, new Set())
    known.set(thing, reached)
    return [...reached].some((one) => {
      const [file, name] = one.split(' ') as [string, string]
      return sources.get(file)?.declared.get(name)?.isWriting === true
    })
  }
}

async function readSources(which: string): Promise<Map<string, Source>> {
  const sources = new Map<string, Source>()
  for await (const file of glob(which, { cwd: ROOT })) {
    if (/\.test\.tsx?$/.test(file)) continue
    const text = await readFile(ROOT + file, 'utf8')
    sources.set(file, readSource(file, text))
  }
  return sources
}

function readSource(file: string, text: string): Source {
  const { body } = parseAst(text, { lang: file.endsWith('x') ? 'tsx' : 'ts' }) as unknown as { body: Node[] }
  const declared = new Map<string, DeclaredWriters>()
  const imported = new Map<string, string>()
  for (const statement of body) {
    if (statement['source']) for (const [name, thing] of importsOf(file, statement)) imported.set(name, thing)
    const declaration = (statement['declaration'] ?? statement) as Node
    for (const [name, node] of namesOf(declaration)) declared.set(name, look(node))
  }
  return { declared, imported }
}

/** What an import brings, or an export that hands it on. */
function* importsOf(file: string, statement: Node): Generator<[string, string]> {
  const { value } = statement['source'] as { value: string }
  if (kindOf(statement) === 'type' || !/^[#.]/.test(value)) return
  const from = value.startsWith('#') ? value.slice(1) : normalize(join(dirname(file), value))
  for (const one of (statement['specifiers'] ?? [{ type: 'all' }]) as Node[]) {
    const { name } = (one['imported'] ?? one['local'] ?? {}) as { name?: string }
    const isWhole = name === undefined || one.type === 'ImportNamespaceSpecifier'
    if (isWhole) throw new Error(`${file} takes all of ${from}: name what it needs`)
    if (kindOf(one) !== 'type') yield [(one['local'] as { name: string }).name, `${from} ${name}`]
  }
}

function kindOf(node: Node): unknown {
  return node['importKind'] ?? node['exportKind']
}

function* namesOf(declaration: Node): Generator<[string, Node]> {
  if (declaration.type === 'FunctionDeclaration' || declaration.type === 'ClassDeclaration')
    yield [(declaration['id'] as { name: string }).name, declaration]
  if (declaration.type !== 'VariableDeclaration') return
  for (const one of declaration['declarations'] as Node[])
    for (const { name } of identifiersIn(one['id'] as Node)) yield [name, one]
}

function look(node: Node): DeclaredWriters {
  const nodes = [...walk(node)]
  return {
    names: [...new Set(nodes.filter(({ type }) => type === 'Identifier').map((one) => one['name'] as string))],
    isWriting: nodes.some((one) => isWrite(one)),
  }
}

/** `db.insert(…)`, `needs.db.transaction(…)`, or SQL that writes. */
function isWrite(node: Node): boolean {
  if (node.type === 'TemplateElement')
    return /^\s*(insert into|update \S+ set|delete from)\b/i.test((node['value'] as { raw: string }).raw)
  const callee = node.type === 'CallExpression' ? (node['callee'] as Node) : undefined
  if (callee?.type !== 'MemberExpression') return false
  const { name } = callee['property'] as { name: string }
  return ['insert', 'update', 'delete', 'transaction'].includes(name) && isDatabase(callee['object'] as Node)
}

function isDatabase(node: Node | undefined): boolean {
  if (node?.type === 'Identifier') return node['name'] === 'db'
  if (node?.type === 'CallExpression') return isDatabase((node['callee'] as Node)['object'] as Node | undefined)
  return node?.type === 'MemberExpression' && (node['property'] as { name: string }).name === 'db'
}

function identifiersIn(node: Node): { name: string }[] {
  return [...walk(node)].filter(({ type }) => type === 'Identifier') as unknown as { name: string }[]
}

/** What runs of a node, but the names of members and keys. */
function* walk(node: Node): Generator<Node> {
  if (!RUNS.test(node.type)) return
  yield node
  for (const [key, value] of Object.entries(node)) {
    const isName =
      (node.type === 'MemberExpression' && key === 'property') || (node.type === 'Property' && key === 'key')
    if (isName && node['computed'] !== true) continue
    for (const child of Array.isArray(value) ? (value as unknown[]) : [value])
      if (typeof child === 'object' && child !== null && 'type' in child) yield* walk(child as Node)
  }
}
