import { html, parseFragment, serialize } from 'parse5'
import type { DefaultTreeAdapterTypes } from 'parse5'
import { done, refused } from '#platform/result.ts'
import type { Result } from '#platform/result.ts'
import { ALLOWED_SOURCES } from './script-sources.ts'

type Node = DefaultTreeAdapterTypes.ChildNode
type Element = DefaultTreeAdapterTypes.Element

const SNIPPET_REFUSALS = ['nothing-to-run', 'source-not-https', 'source-not-allowed', 'comment-in-script'] as const
export type SnippetRefusal = (typeof SNIPPET_REFUSALS)[number]

/** A snippet as it may stand in a page: its code, the bodies of its inline scripts, the addresses of scripts and images it loads. */
export type CleanSnippet = { code: string; bodies: string[]; scripts: string[]; images: string[] }

const KEPT_ATTRIBUTES: Record<string, readonly string[]> = {
  script: ['src', 'async', 'defer', 'type', 'integrity', 'crossorigin', 'referrerpolicy'],
  img: ['src', 'width', 'height', 'alt'],
}

/**
 * Keeps of an HTML snippet only `<script>` and `<noscript><img>`, with harmless attributes. Sources must be https on an allowed host.
 * Refuses what nothing is left of, other sources, and scripts holding "<!--", which could swallow the page behind them.
 */
export function cleanSnippet(
  snippet: string,
  allowedSources: readonly string[] = ALLOWED_SOURCES,
): Result<CleanSnippet, SnippetRefusal> {
  const fragment = parseFragment(snippet, { scriptingEnabled: false })
  const kept = fragment.childNodes.flatMap(keptOf)
  if (kept.length === 0) return refused('nothing-to-run')
  const bodies = kept.filter((element) => sourceOf(element) === undefined).flatMap(bodyOf)
  if (bodies.some((body) => body.includes('<!--'))) return refused('comment-in-script')
  const scripts = kept.flatMap((element) => sourceOf(element) ?? [])
  const images = kept.flatMap(imagesOf).flatMap((image) => sourceOf(image) ?? [])
  const wrong = [...scripts, ...images]
    .map((source) => refusalOf(source, allowedSources))
    .find((reason) => reason !== undefined)
  if (wrong) return refused(wrong)
  fragment.childNodes = kept
  return done({ code: serialize(fragment, { scriptingEnabled: false }), bodies, scripts, images })
}

function keptOf(node: Node): Element[] {
  if (!isElement(node)) return []
  if (node.tagName === 'script') return keptScript(node)
  if (node.tagName !== 'noscript') return node.childNodes.flatMap(keptOf)
  const images = imagesOf(node).filter((image) => sourceOf(image) !== undefined)
  return images.length === 0 ? [] : [{ ...node, attrs: [], childNodes: images.map(withKeptAttributes) }]
}

function keptScript(script: Element): Element[] {
  const isExternal = sourceOf(script) !== undefined
  if (!isExternal && bodyOf(script).length === 0) return []
  return [withKeptAttributes({ ...script, childNodes: isExternal ? [] : script.childNodes })]
}

function withKeptAttributes(element: Element): Element {
  const kept = KEPT_ATTRIBUTES[element.tagName] ?? []
  return { ...element, attrs: element.attrs.filter(({ name }) => kept.includes(name)) }
}

function imagesOf(element: Element): Element[] {
  if (element.tagName !== 'noscript') return []
  return element.childNodes.flatMap((node) => {
    if (!isElement(node)) return []
    return node.tagName === 'img' ? [node] : imagesIn(node)
  })
}

function imagesIn(element: Element): Element[] {
  return element.childNodes.filter(isElement).flatMap((child) => (child.tagName === 'img' ? [child] : imagesIn(child)))
}

function bodyOf(element: Element): string[] {
  if (element.tagName !== 'script') return []
  const body = element.childNodes.map((node) => ('value' in node ? node.value : '')).join('')
  return body.trim() === '' ? [] : [body]
}

function sourceOf(element: Element): string | undefined {
  return element.attrs.find(({ name }) => name === 'src')?.value
}

function refusalOf(source: string, allowedSources: readonly string[]): SnippetRefusal | undefined {
  const url = URL.parse(source)
  if (url?.protocol !== 'https:') return 'source-not-https'
  return allowedSources.includes(url.host) ? undefined : 'source-not-allowed'
}

function isElement(node: Node): node is Element {
  return 'tagName' in node && node.namespaceURI === html.NS.HTML
}
