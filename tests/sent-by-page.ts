import { attribute } from '#tests/document.ts'
import type { ReadDocument } from '#tests/document.ts'

export type Page = { status: number; place: string; cookies: string[]; headers: Headers; document: ReadDocument }

type Element = ReturnType<ReadDocument['all']>[number]

/** The fields a browser without JavaScript sends with the form that has an id or an action, `typed` over them. */
export function fieldsOf({ document }: Page, wanted: string, typed: Record<string, string> = {}): URLSearchParams {
  const form = document.all('form').find((one) => [attribute(one, 'id'), attribute(one, 'action')].includes(wanted))
  if (!form) throw new Error(`no form ${wanted}`)
  const sent = new URLSearchParams()
  for (const field of within(form)) {
    const name = attribute(field, 'name') ?? ''
    const value = sentBy(field)
    if (name !== '' && value !== undefined && !(name in typed)) sent.append(name, value)
  }
  for (const [name, value] of Object.entries(typed)) sent.set(name, value)
  return sent
}

function within(element: Element): Element[] {
  return element.childNodes.flatMap((node) => ('tagName' in node ? [node, ...within(node)] : []))
}

function sentBy(field: Element): string | undefined {
  if (attribute(field, 'disabled') !== undefined) return undefined
  if (field.tagName === 'select') {
    const options = within(field).filter(({ tagName }) => tagName === 'option')
    return attribute(options.find((option) => attribute(option, 'selected') !== undefined) ?? options[0], 'value')
  }
  if (field.tagName !== 'input') return undefined
  const isChosen = attribute(field, 'checked') !== undefined
  if (['radio', 'checkbox'].includes(attribute(field, 'type') ?? '') && !isChosen) return undefined
  return attribute(field, 'value') ?? ''
}
