import remarkParse from 'remark-parse'
import { unified } from 'unified'
import type { z } from 'zod'
import { picturePath } from '#domain/media/picture.ts'

/** A picture as a text names it: where it is, and what it shows. */
export type TextPicture = { address: string; words: string }

type Node = { type: string; url?: string; alt?: string | null; identifier?: string; children?: Node[] }

const parser = unified().use(remarkParse)

/** Every picture that stands in a text of Markdown, in its order. */
function picturesIn(text: string): TextPicture[] {
  const nodes = flatten(parser.parse(text) as Node)
  const defined = new Map(nodes.flatMap((node) => (node.type === 'definition' ? [[node.identifier, node.url]] : [])))
  return nodes.flatMap(({ type, url, alt, identifier }) => {
    const words = (alt ?? '').trim()
    if (type === 'image') return [{ address: url ?? '', words }]
    return type === 'imageReference' ? [{ address: defined.get(identifier) ?? '', words }] : []
  })
}

/** The picture of the site an address is of; undefined for every other address. */
export function pictureIdAt(address: string): string | undefined {
  return /^\/media\/([0-9a-z]{20})\/\d{3,4}\.(?:avif|webp|jpg)$/.exec(address)?.[1]
}

/** The pictures of the site that stand in a text, each once. */
export function pictureIdsIn(text: string): string[] {
  return [...new Set(picturesIn(text).flatMap(({ address }) => pictureIdAt(address) ?? []))]
}

/** What is amiss with the pictures of a text: one of another site, which would see who reads it, or one that says nothing to who cannot see it. */
export function faultOfPictures(text: string): string | undefined {
  for (const { address, words } of picturesIn(text)) {
    if (pictureIdAt(address) === undefined)
      return `${address.slice(0, 80) || 'One'} is no picture of the site: take it in below, and put it in from there.`
    if (words === '') return 'A picture in the text says what it shows: ![Tea gardens in the rain](…).'
  }
  return undefined
}

/** The same as a check of a schema. */
export function mindPictures({ value, issues }: z.core.ParsePayload<string>): void {
  const message = faultOfPictures(value)
  if (message !== undefined) issues.push({ code: 'custom', message, input: value })
}

/** Where a picture is put in; without it, at the end. */
export const PICTURE_HERE = '[picture]'

/** A text with a picture put in. */
export function withTextPicture(text: string, { id, words }: { id: string; words: string }): string {
  const said = words.replaceAll(/\s+/g, ' ').replaceAll(/[\\[\]]/g, '\\$&')
  const picture = `![${said}](${picturePath(id, 768, 'jpg')})`
  const at = text.indexOf(PICTURE_HERE)
  if (at < 0) return `${text.trimEnd()}\n\n${picture}\n`.trimStart()
  return text.slice(0, at) + picture + text.slice(at + PICTURE_HERE.length)
}

function flatten(node: Node): Node[] {
  return [node, ...(node.children ?? []).flatMap(flatten)]
}
