import { useInRouterContext, useLocation } from 'react-router'
import { renderStill } from '#app/islands/render-alone.ts'
import { Notice } from '#app/ui/notice.tsx'
import styles from './section.module.css'

type Props = {
  /** Names the section in the log and keeps its ids apart from others. */
  name: string
  children: React.ReactNode
}

/**
 * A part of a document that may fail without taking the page with it: rendered by itself on the server, and replaced by a small
 * panel when it throws. What is inside sees no React context of the page (docs/decisions: sections fail alone).
 */
export function Section({ name, children }: Props) {
  const html = renderOrNothing(name, children)
  if (html === undefined) return <SectionFailed />
  return <div className={styles.section} dangerouslySetInnerHTML={{ __html: html }} suppressHydrationWarning />
}

/** What stands in place of a section that failed. */
export function SectionFailed() {
  return (
    <div className={`wrap ${styles.failed}`} data-section-failed="">
      <Notice tone="bad" said>
        Something went wrong. {useInRouterContext() ? <TryAgain /> : null}
      </Notice>
    </div>
  )
}

function TryAgain() {
  const { pathname, search } = useLocation()
  return (
    <a className="more" href={pathname + search}>
      Try again
    </a>
  )
}

function renderOrNothing(name: string, children: React.ReactNode): string | undefined {
  try {
    return renderStill(children, `${name}-`)
  } catch (error) {
    console.error(`the section "${name}" could not be rendered`, error)
    return undefined
  }
}
