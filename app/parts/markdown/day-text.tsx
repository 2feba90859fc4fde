import { toJsxRuntime } from 'hast-util-to-jsx-runtime'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import rehypeSanitize from 'rehype-sanitize'
import remarkRehype from 'remark-rehype'
import { dayParser } from '#domain/catalogue/journey/day-text.ts'
import { unitsKept } from './units-kept.ts'
import styles from './day-text.module.css'

const processor = dayParser().use(remarkRehype).use(rehypeSanitize).use(unitsKept).freeze()

/** What happens on a day of a journey: paragraphs, emphasis, lists and links, and nothing else a writer of it may type. */
export function DayText({ text }: { text: string }) {
  const tree = processor.runSync(processor.parse(text))
  return <div className={styles.day}>{toJsxRuntime(tree, { Fragment, jsx, jsxs })}</div>
}
