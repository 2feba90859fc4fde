import { parse } from 'parse5'
import type { DefaultTreeAdapterMap } from 'parse5'

type Node = DefaultTreeAdapterMap['node']
type Element = DefaultTreeAdapterMap['element']

/** A page as a reader without JavaScript gets it. */
export type ReadDocument = {
  /** Every element of a name, in order. */
  all(name: string): Element[]
  /** What is written on it, scripts and styles left out. */
  text: string
  ids: Set<string>
}

/** Reads the HTML of a page. */
export function readDocument(html: string): ReadDocument {
  const elements: Element[] = []
  const words: string[] = []
  walk(parse(html), elements, words)
  return {
    all: (name) => elements.filter(({ tagName }) => tagName === name),
    text: words.join(' '),
    ids: new Set(elements.flatMap((element) => attribute(element, 'id') ?? [])),
  }
}

/** The value of an attribute, undefined when it is not there. */
export function attribute(element: Element | undefined, name: string): string | undefined {
  return element?.attrs.find((attr) => attr.name === name)?.value
}

/** All text inside an element. */
export function textOf(element: Element | undefined): string {
  const words: string[] = []
  if (element) element.childNodes.forEach((child) => collectText(child, words))
  return words.join('').trim()
}

/** The content of `<meta name>` or `<meta property>`. */
export function metaOf(document: ReadDocument, name: string): string | undefined {
  const isIt = (element: Element) => [attribute(element, 'name'), attribute(element, 'property')].includes(name)
  return attribute(document.all('meta').find(isIt), 'content')
}

function walk(node: Node, elements: Element[], words: string[]): void {
  if ('tagName' in node) {
    elements.push(node)
    if (node.tagName === 'script' || node.tagName === 'style') return
  }
  if (node.nodeName === '#text' && 'value' in node) words.push(node.value)
  if ('childNodes' in node) for (const child of node.childNodes) walk(child, elements, words)
}

function collectText(node: Node, words: string[]): void {
  if (node.nodeName === '#text' && 'value' in node) words.push(node.value)
  if ('childNodes' in node) for (const child of node.childNodes) collectText(child, words)
}
