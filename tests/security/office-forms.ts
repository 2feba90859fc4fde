import { parse } from 'parse5'
import type { DefaultTreeAdapterTypes } from 'parse5'
import { attribute } from '#tests/document.ts'

type Node = DefaultTreeAdapterTypes.Node
type Element = DefaultTreeAdapterTypes.Element

/** A form of a page in which somebody may write: what it would send as it stands, and its fields of text. */
export type TextForm = {
  action: string
  values: Record<string, string>
  texts: { name: string; longest: number }[]
}

const LONGEST = 2000
const TYPED = ['text', 'search', 'tel', 'url', 'email', 'date', 'time', 'number']

/** The forms of a page that are posted and hold a field of text; none that asks for a password. A file is never chosen. */
export function textFormsIn(html: string): TextForm[] {
  return within(parse(html), 'form')
    .filter((form) => attribute(form, 'method')?.toLowerCase() === 'post')
    .map(readForm)
    .filter((form) => form !== undefined)
    .filter(({ texts }) => texts.length > 0)
}

function readForm(form: Element): TextForm | undefined {
  const values: Record<string, string> = {}
  const texts: TextForm['texts'] = []
  const write = (element: Element, value: string) => {
    const name = attribute(element, 'name') ?? ''
    if (name === '') return
    values[name] = value
    texts.push({ name, longest: Math.min(LONGEST, Number(attribute(element, 'maxlength') ?? LONGEST)) })
  }
  for (const input of within(form, 'input')) {
    const [name = '', value = '', type = 'text'] = ['name', 'value', 'type'].map((one) => attribute(input, one))
    if (type === 'password') return undefined
    if (type === 'file') continue
    const isBox = type === 'checkbox' || type === 'radio'
    if (TYPED.includes(type)) write(input, value)
    else if (!isBox || attribute(input, 'checked') !== undefined) values[name] = value
  }
  for (const area of within(form, 'textarea')) write(area, wordsIn(area))
  for (const select of within(form, 'select')) {
    const options = within(select, 'option')
    const chosen = options.find((option) => attribute(option, 'selected') !== undefined) ?? options[0]
    values[attribute(select, 'name') ?? ''] = attribute(chosen, 'value') ?? ''
  }
  const [button] = within(form, 'button').filter((one) => attribute(one, 'name'))
  if (button) values[attribute(button, 'name') ?? ''] = attribute(button, 'value') ?? ''
  return { action: attribute(form, 'action') ?? '', values, texts }
}

const NOBODY_S = new Set([
  'iframe',
  'object',
  'embed',
  'base',
  'marquee',
  'x-y',
  'math',
  'foreignObject',
  'animate',
  'set',
])
/** Words of a message that name it lead nowhere. */
const LEADS_AWAY = /^\s*(https?:)?\/{0,2}evil\.example/i
const RUNS = /ran\(|evil\.example/

/** What of a page could run that its makers did not put there: elements, attributes and addresses of payloads. */
export function dangerIn(html: string): string[] {
  return within(parse(html)).flatMap((element) => {
    const { tagName, attrs } = element
    const [inside, sandbox] = ['srcdoc', 'sandbox'].map((name) => attribute(element, name))
    // A mail as its reader sees it: in a frame that runs nothing, and clean all the same.
    if (inside !== undefined && sandbox === '') return dangerIn(inside)
    const isMade = NOBODY_S.has(tagName) || (tagName === 'script' && RUNS.test(wordsIn(element)) && !isData(element))
    const bad = attrs.filter(
      ({ name, value }) =>
        /^on/i.test(name) ||
        name === 'srcdoc' ||
        (/^(href|src|action|formaction|data|xlink:href)$/.test(name) &&
          (/^\s*(javascript|data:text)/i.test(value) || LEADS_AWAY.test(value))),
    )
    if (!isMade && bad.length === 0) return []
    return [`<${tagName} ${bad.map(({ name, value }) => `${name}="${value}"`).join(' ')}>`]
  })
}

function isData(script: Element): boolean {
  return attribute(script, 'type') === 'application/ld+json'
}

function within(node: Node, name?: string): Element[] {
  const own = 'tagName' in node && (name === undefined || node.tagName === name) ? [node] : []
  const inner = 'content' in node ? within(node.content, name) : []
  const children = 'childNodes' in node ? node.childNodes.flatMap((child) => within(child, name)) : []
  return [...own, ...inner, ...children]
}

function wordsIn(element: Element): string {
  return element.childNodes.map((node) => ('value' in node ? node.value : '')).join('')
}
