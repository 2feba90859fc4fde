import { globSync, readFileSync } from 'node:fs'
import { parseAst } from 'vite'
import { expect, test } from 'vitest'

type Node = { type: string } & Record<string, unknown>

/** Methods of a schema that take what is said of it. */
const SAYS = /^(string|number|boolean|enum|array|int|min|max|length|regex|refine|positive|nonnegative|multipleOf)$/
/** Functions of ours that take it. */
const MAKES = /^(cellOf|numberOf|words|some|amiss)$/
/** Functions that give what is wrong in words. */
const FINDS = /fault|amiss|objection|wordsFor/i

function* walk(node: Node): Generator<Node> {
  yield node
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? (value as unknown[]) : [value])
      if (typeof child === 'object' && child !== null && 'type' in child) yield* walk(child as Node)
}

/** The beginnings an expression may have; of a name, what the file calls by it. */
function beginnings(node: Node | undefined, named: ReadonlyMap<string, Node>): string[] {
  const of = (...keys: string[]) => keys.flatMap((key) => beginnings(node?.[key] as Node | undefined, named))
  if (node?.type === 'Literal') return typeof node['value'] === 'string' ? [node['value']] : []
  if (node?.type === 'TemplateLiteral') return [(node['quasis'] as { value: { cooked: string } }[])[0]!.value.cooked]
  if (node?.type === 'ConditionalExpression') return of('consequent', 'alternate')
  if (node?.type === 'LogicalExpression') return of('left', 'right')
  const meant = node?.type === 'Identifier' ? named.get(node['name'] as string) : undefined
  return meant && meant.type !== 'Identifier' ? beginnings(meant, named) : []
}

const nameOf = (node: unknown) => (node as { name?: string } | null | undefined)?.name ?? ''

/** What of a file is said to people where something is wrong. */
function* said(file: Node): Generator<Node> {
  for (const node of walk(file)) {
    const { type } = node
    if (type === 'Property' && nameOf(node['key']) === 'message') yield node['value'] as Node
    const callee = type === 'CallExpression' ? (node['callee'] as Node) : undefined
    if (SAYS.test(nameOf(callee?.['property'])) || MAKES.test(nameOf(callee))) yield* node['arguments'] as Node[]
    const isArrow = type === 'VariableDeclarator' && (node['init'] as Node | null)?.type === 'ArrowFunctionExpression'
    if ((type === 'FunctionDeclaration' || isArrow) && FINDS.test(nameOf(node['id'])))
      for (const inner of walk(node)) {
        if (inner.type === 'ReturnStatement') yield (inner['argument'] ?? inner) as Node
        if (inner.type === 'ArrowFunctionExpression') yield inner['body'] as Node
      }
  }
}

test('whatever is wrong is said in a sentence that begins with a capital (caught: plans of paying and cancelling, a GSTIN, a coupon without a code)', () => {
  const files = globSync(['{domain,web}/**/*.ts', 'platform/*faults*.ts']).filter(
    (file) => !/\.test\.|\/print\//.test(file),
  )
  const words = files.flatMap((file) => {
    const tree = parseAst(readFileSync(file, 'utf8'), { lang: 'ts' }) as unknown as Node
    const declared = [...walk(tree)].filter(({ type }) => type === 'VariableDeclarator')
    const named = new Map(declared.map((one) => [nameOf(one['id']), one['init'] as Node]))
    return [...said(tree)].flatMap((node) => beginnings(node, named)).map((text) => ({ file, text }))
  })
  expect(words.length).toBeGreaterThan(400)
  // A single word is a name of something, and no sentence.
  expect(words.filter(({ text }) => /^\p{Ll}.* /u.test(text))).toEqual([])
})
