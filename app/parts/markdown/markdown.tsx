import { toJsxRuntime } from 'hast-util-to-jsx-runtime'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import rehypeSanitize from 'rehype-sanitize'
import rehypeSlug from 'rehype-slug'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import type { Options } from 'remark-rehype'
import { unified } from 'unified'
import { ResponsivePicture } from '#app/ui/responsive-picture.tsx'
import { pictureIdAt } from '#domain/content/text-pictures.ts'
import type { Picture } from '#domain/media/picture.ts'
import { unitsKept } from './units-kept.ts'
import styles from './markdown.module.css'

// Whoever writes a tag sees that it is none.
const handlers: Options['handlers'] = { html: (_state, { value }: { value: string }) => ({ type: 'text', value }) }

// Sanitised before ids are added: headings keep plain ids that links of ours may use, and nothing a writer typed becomes one.
const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype, { handlers })
  .use(rehypeSanitize)
  .use(rehypeSlug)
  .use(unitsKept)

export type MarkdownProps = {
  text: string
  /** The pictures that stand in it. A preview does without: then they are drawn at one width. */
  pictures?: readonly Picture[]
}

/** Written text as React elements; raw HTML in it is text, tables scroll by themselves on a phone, pictures are the site's own. */
export function Markdown({ text, pictures }: MarkdownProps) {
  const tree = processor.runSync(processor.parse(text))
  const components = { table: ScrollingTable, img: pictureAmong(pictures) }
  return <div className={styles.prose}>{toJsxRuntime(tree, { Fragment, jsx, jsxs, components })}</div>
}

/** The headings of a text that say something, each with the id it has there. */
export function headingsIn(text: string): { id: string; text: string }[] {
  const tree = processor.runSync(processor.parse(text))
  return tree.children.flatMap((node) => {
    if (node.type !== 'element' || node.tagName !== 'h2') return []
    const words = wordsOf(node).trim()
    return words ? [{ id: String(node.properties.id), text: words }] : []
  })
}

type Node = ReturnType<typeof processor.runSync>['children'][number]

function wordsOf(node: Node): string {
  if (node.type === 'text') return node.value
  if (node.type !== 'element') return ''
  return node.tagName === 'img' ? String(node.properties.alt ?? '') : node.children.map(wordsOf).join('')
}

/** A picture of another site is its words alone, as is one that is gone: to load it would tell that site who reads. */
function pictureAmong(pictures: MarkdownProps['pictures']) {
  return function PictureInText({ src = '', alt = '' }: React.ComponentProps<'img'>) {
    const id = pictureIdAt(String(src))
    const picture = pictures?.find((one) => one.id === id)
    if (picture) return <ResponsivePicture picture={picture} sizes="(min-width: 680px) 620px, 94vw" alt={alt} />
    if (pictures || id === undefined) return <em>{alt}</em>
    return <img src={String(src)} alt={alt} loading="lazy" decoding="async" />
  }
}

function ScrollingTable(props: React.ComponentProps<'table'>) {
  return (
    // A region that scrolls sideways must be reachable by keyboard.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.table} role="group" aria-label="Table" tabIndex={0}>
      <table {...props} />
    </div>
  )
}
