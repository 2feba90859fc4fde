type Attribute = { type: string; name?: { name: string | object }; value?: { value?: unknown } | null }
type Element = { name: { type: string; name: string }; attributes: readonly Attribute[] }
type Context = {
  options: readonly { own: string }[]
  report: (found: { node: Element; message: string }) => void
}

/** What of the kit stands in each one's place. */
const KIT: Record<string, string> = {
  button: 'Button, PlainButton',
  input: 'Field, Choice',
  textarea: 'LongField',
  select: 'Select',
  dialog: 'Dialog',
  table: 'Table, ListTable',
}

/** No page draws a control, a dialog or a table of its own, but the one it says is; what nobody sees is none. */
export default {
  meta: { name: 'kit' },
  rules: {
    'no-raw-control': {
      meta: { schema: [{ type: 'object', properties: { own: { enum: Object.keys(KIT) } } }] },
      create: (context: Context) => ({
        JSXOpeningElement(node: Element) {
          const { type, name } = node.name
          const isOwn = context.options.some(({ own }) => own === name)
          if (type !== 'JSXIdentifier' || !Object.hasOwn(KIT, name) || isOwn || isHidden(node)) return
          context.report({ node, message: `The kit (app/ui) draws a <${name}>: ${KIT[name]}.` })
        },
      }),
    },
  },
}

function isHidden({ attributes }: Element): boolean {
  return attributes.some(
    ({ name, value }) => name?.name === 'hidden' || (name?.name === 'type' && value?.value === 'hidden'),
  )
}
