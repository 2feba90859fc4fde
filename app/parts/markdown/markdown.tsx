import { toJsxRuntime } from 'hast-util-to-jsx-runtime'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import rehypeSanitize from 'rehype-sanitize'
import rehypeSlug from 'rehype-slug'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import type { Options } from 'remark-rehype'
import { unified } from 'unified'
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

/** Written text as React elements; raw HTML in it is text, tables scroll by themselves on a phone. */
export function Markdown({ text }: { text: string }) {
  const tree = processor.runSync(processor.parse(text))
  return (
    <div className={styles.prose}>
      {toJsxRuntime(tree, { Fragment, jsx, jsxs, components: { table: ScrollingTable } })}
    </div>
  )
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
